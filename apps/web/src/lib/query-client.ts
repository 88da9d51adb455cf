import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiProblem, hasStatus } from "./api/api-problem.ts";
import { dropToken } from "./session/token-store.ts";
import { queryKeys } from "./api/query-keys.ts";

/** Marks a query whose answer is under somebody's hands. */
export const isWork = { work: true } as const;

/**
 * Drops everything that was fetched; what is on the screen is fetched anew. A design that is being worked on
 * is no copy of what the server has: it stays where the one at work stays.
 */
export function clearCaches({ work }: { work?: "stays" } = {}): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries({
    predicate: ({ meta }) => work !== "stays" || meta?.["work"] !== true,
  });
}

function endExpiredSession(error: unknown, key: readonly unknown[]): void {
  // A 401 alone does not redirect: the page stays, and says where one must sign in.
  if (key[0] !== queryKeys.customer[0] || !hasStatus(error, 401)) return;
  dropToken();
  clearCaches({ work: "stays" });
}

/** Marks a query whose answer is the same for everybody: the server asks it while it renders a page. */
export const isPublic = { public: true } as const;

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
