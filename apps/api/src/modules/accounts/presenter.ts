import type { CustomerRow } from "./reader.ts";

/** A customer as they see themselves: every field that leaves is listed here. */
export function presentCustomer(row: CustomerRow) {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    language: row.language,
    role: row.role,
  };
}
