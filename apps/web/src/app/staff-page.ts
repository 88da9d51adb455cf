import type { Page } from "../lib/navigation/page.ts";
import { queryClient } from "../lib/query-client.ts";
import { type Customer, customerQuery } from "../lib/session/customer.ts";
import { hasToken } from "../lib/session/token-store.ts";

/** What stands here is all that a customer's browser knows of staff: that they are no customers. */
function isStaff(customer: Customer | undefined): boolean {
  return customer !== undefined && customer.role !== "customer";
}

async function isStaffHere(): Promise<boolean> {
  return hasToken() && isStaff(await queryClient.query({ ...customerQuery, retry: false }));
}

/** A page for those who work here. To everybody else it is not there, and not a byte of its code is fetched. */
export function staffPage(page: Page, notFound: Page): Page {
  return {
    ready: () => {
      const known = hasToken() && queryClient.getQueryData(customerQuery.queryKey);
      return known && isStaff(known) ? page.ready() : null;
    },
    load: async () => ((await isStaffHere()) ? page : notFound).load(),
  };
}
