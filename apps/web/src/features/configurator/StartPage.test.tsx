import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { StartPage } from "./StartPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [404, "not_found", "not_found.text", "link", "not_found.home"],
  [503, "unavailable", "app.failed.text", "button", "app.retry"],
] as const)(
  "a set that answers %i is told with what helps: %s",
  async (status, code, text, role, way) => {
    const problem = { status, title: "", detail: "", code };
    vi.stubGlobal("fetch", async () =>
      Response.json(problem, { status, headers: { "content-type": "application/problem+json" } }),
    );
    const at = {
      route: { path: "/set/:configuratorSetUuid/start" },
      params: { configuratorSetUuid: "01900000-0000-7000-8000-000000000001" },
      search: {},
    } as unknown as Shown;
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={queries}>
        <ShownContext value={at}>
          <StartPage />
        </ShownContext>
      </QueryClientProvider>,
    );
    const told = await screen.findByRole("alert");
    expect(told.textContent).toContain(text);
    expect(screen.getByRole(role, { name: way })).not.toBeNull();
  },
);
