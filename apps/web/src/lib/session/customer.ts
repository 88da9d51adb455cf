import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type Answer } from "../api/call.ts";
import { customerKey } from "../query-client.ts";
import { hasToken, useIsSignedIn } from "./token-store.ts";

export type Customer = Answer<"getCustomer">;

/** Who is signed in; looked up only while a token is present. */
export function useCustomer(): UseQueryResult<Customer> {
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: customerKey,
    queryFn: ({ signal }) => call("getCustomer", { signal }),
    // Asked when it counts, so that clearing the caches cannot look up a customer who has just left.
    enabled: () => signedIn && hasToken(),
    staleTime: 60_000,
  });
}

export function fullName(customer: Pick<Customer, "first_name" | "last_name">): string {
  return `${customer.first_name} ${customer.last_name}`.trim();
}
