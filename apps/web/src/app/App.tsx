import { QueryClientProvider } from "@tanstack/react-query";
import { Pages } from "../lib/navigation/Pages.tsx";
import { queryClient } from "../lib/query-client.ts";
import { FailedPage } from "./FailedPage.tsx";
import { Root } from "./Root.tsx";
import { table } from "./router.tsx";

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Pages table={table} frame={Root} failed={FailedPage} />
    </QueryClientProvider>
  );
}
