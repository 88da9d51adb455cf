import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call, type Answer } from "../api/call.ts";
import { hasStatus } from "../api/api-problem.ts";
import { queryClient } from "../query-client.ts";
import { type Account, currentAccount, knownAccount } from "./account.ts";
import { arriveAs } from "./hand-over.ts";
import { accessToken, hasToken, useIsSignedIn } from "./token-store.ts";
import { queryKeys } from "../api/query-keys.ts";

export type Customer = Answer<"getCustomer">;

async function lookUp(signal: AbortSignal): Promise<Customer> {
  const token = accessToken();
  try {
    const customer = await call("getCustomer", { signal });
    await arriveAs(customer.id);
    return customer;
  } catch (error) {
    // Somebody signed in meanwhile: the refusal is of a token that is history.
    const another = hasToken() && accessToken() !== token;
    if (another && hasStatus(error, 401)) return lookUp(signal);
    throw error;
  }
}

/** The one lookup of who is signed in. */
export const customerQuery = queryOptions({
  queryKey: queryKeys.customer,
  queryFn: ({ signal }) => lookUp(signal),
  staleTime: 60_000,
});

/** Who is signed in; looked up only while a token is present. */
export function useCustomer(): UseQueryResult<Customer> {
  const signedIn = useIsSignedIn();
  return useQuery({
    ...customerQuery,
    // Asked when it counts, so that clearing the caches cannot look up a customer who has just left.
    enabled: () => signedIn && hasToken(),
  });
}

/** Looks again whether the session still stands; who it was refused to is signed out by the cache itself. */
export async function lookAgain(): Promise<void> {
  await queryClient.query({ ...customerQuery, staleTime: 0, retry: false }).catch(() => undefined);
}

/** Whose work may be shown: asked of the server where it can be, since a stored token may be history. */
export async function verifiedAccount(): Promise<Account> {
  if (!hasToken()) return currentAccount();
  try {
    const customer = await queryClient.query({ ...customerQuery, retry: false });
    return customer.id;
  } catch (error) {
    // Without network the device is believed.
    return hasStatus(error, 401) ? currentAccount() : knownAccount();
  }
}

export function fullName(customer: Pick<Customer, "first_name" | "last_name">): string {
  return `${customer.first_name} ${customer.last_name}`.trim();
}
