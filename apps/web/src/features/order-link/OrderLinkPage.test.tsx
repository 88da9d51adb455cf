import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { OrderLinkPage } from "./OrderLinkPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a link that is over says so in words that a phone breaks into lines", async () => {
  const gone = { status: 404, title: "", detail: "", code: "not_found" };
  vi.stubGlobal("fetch", async () =>
    Response.json(gone, { status: 404, headers: { "content-type": "application/problem+json" } }),
  );
  const at = {
    route: { path: "/order/:orderUuid/:token" },
    params: { orderUuid: "01900000-0000-7000-8000-000000000001", token: "1-x" },
    search: {},
  } as unknown as Shown;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShownContext value={at}>
        <OrderLinkPage />
      </ShownContext>
    </QueryClientProvider>,
  );
  const heading = await screen.findByRole("heading", { name: "order_link.gone_title" });
  expect(heading.querySelector(".whitespace-nowrap")).toBeNull();
  screen.getByRole("link", { name: "pay_link.to_orders" });
});
