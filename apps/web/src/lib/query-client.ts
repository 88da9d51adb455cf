import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiProblem, hasStatus } from "./api/api-problem.ts";
import { dropToken } from "./session/token-store.ts";

/** The customer is cached under the name that the specification gives. */
export const customerKey = ["customer/me"] as const;

/** Drops everything that was fetched; what is on the screen is fetched anew. */
export function clearCaches(): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries();
}

function endExpiredSession(error: unknown, key: readonly unknown[]): void {
  // A 401 alone does not redirect: the page stays, and says where one must sign in.
  if (key[0] !== customerKey[0] || !hasStatus(error, 401)) return;
  dropToken();
  clearCaches();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => endExpiredSession(error, query.queryKey),
  }),
  mutationCache: new MutationCache(),
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: 5000,
      // A refusal stays a refusal; only what may pass by itself is tried again.
      retry: (count, error) =>
        count < 1 && !(error instanceof ApiProblem && error.status >= 400 && error.status < 500),
    },
    mutations: { networkMode: "always" },
  },
});
