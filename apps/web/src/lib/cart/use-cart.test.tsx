import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { queryKeys } from "../api/query-keys.ts";
import { usePageCart } from "./use-cart.ts";

function Told() {
  const { data } = usePageCart();
  return <p>{data === undefined ? "waiting" : `${data.items.length} items`}</p>;
}

const within = (client: QueryClient, node: ReactNode) => (
  <QueryClientProvider client={client}>{node}</QueryClientProvider>
);

it("a cart that comes before the page is gone on from does not break it, and is shown at once", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(within(new QueryClient(), <Told />));
  expect(place.textContent).toBe("waiting");
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.cart, { items: [] });
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, within(client, <Told />), {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  expect(faults).toEqual([]);
  expect(place.textContent).toBe("0 items");
});
