import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { SharedViewPage } from "./SharedViewPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a link that was withdrawn is called so in the tab, too, and leads on", async () => {
  const gone = { status: 404, title: "", detail: "", code: "not_found" };
  vi.stubGlobal("fetch", async () =>
    Response.json(gone, { status: 404, headers: { "content-type": "application/problem+json" } }),
  );
  const at = {
    route: { path: "/configured-set/:configuredSetUuid/shared/:hash" },
    params: { configuredSetUuid: "01900000-0000-7000-8000-000000000001", hash: "secret" },
    search: {},
  } as unknown as Shown;
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ShownContext value={at}>
        <SharedViewPage />
      </ShownContext>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: "shared.gone.title" });
  await waitFor(() => expect(document.title).toContain("shared.gone.title"));
  expect(screen.getByRole("link", { name: "not_found.home" }).getAttribute("href")).toBe("/cart");
});
