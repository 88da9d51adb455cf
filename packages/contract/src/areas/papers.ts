import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";

/** `2026-11`, a month where the shop is. */
export const paperMonth = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

/** `GET /api/staff/papers/{month}.zip` */
export const getMonthPapers = defineRoute({
  id: "getMonthPapers",
  auth: "staff",
  may: "papers.take",
  summary:
    "All invoices and credit notes that were issued in a month, as they stand now, with a table of them (CSV); of the month that is, until now",
  params: z.object({ month: paperMonth }),
  answers: { 200: { file: ["application/zip"] } },
  errors: [],
});
