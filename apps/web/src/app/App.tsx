import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Shown } from "../lib/navigation/page-loader.ts";
import { Pages } from "../lib/navigation/Pages.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { Root } from "./Root.tsx";
import { table } from "./router.tsx";

interface AppProps {
  queries: QueryClient;
  /** The page to begin with; without one its code is still to be fetched. */
  first: Shown | null;
}

export function App({ queries, first }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <Pages table={table} first={first} frame={Root} failed={FailedPage} />
    </QueryClientProvider>
  );
}
