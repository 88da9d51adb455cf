import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { words } from "../words/nl.ts";
import type { DeskOrder } from "./desk-order.ts";
import { OrderPacks } from "./OrderPacks.tsx";
import "../../../lib/api/staff-calls.ts";

const pack = {
  id: "01900000-0000-7000-8000-000000000001",
  state: "ready",
  files: 17,
  bytes: 2_000_000,
  asked_at: "2026-11-29T14:03:00Z",
  withdrawn_at: null,
  problem: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shown(packs: readonly object[], isHere: boolean): Promise<number> {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) =>
    Response.json(
      new Request(input).url.endsWith("packs") ? { data: packs } : { data: [], cloths: [] },
    ),
  );
  const order = { uuid: "x", delivery_changeable: isHere } as unknown as DeskOrder;
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <OrderPacks order={order} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  await screen.findByText(words["packs.download"]);
  return screen.queryAllByText(words["packs.addressed_before"]).length;
}

it.each([
  ["says that its papers name another address", true, true, 1],
  ["says nothing where they name that of now", false, true, 0],
  ["says nothing once all has left", true, false, 0],
])("%s", async (_, before, isHere, count) => {
  expect(await shown([{ ...pack, addressed_before: before }], isHere)).toBe(count);
});
