import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { currentToasts, dismissToast } from "../../../ui/toast-store.ts";
import { words } from "../words/nl.ts";
import { useBlockAct } from "./use-block-act.tsx";
import type { Unit } from "./use-units.ts";
import "../../../lib/api/staff-calls.ts";

const id = "01900000-0000-7000-8000-000000000001";
const blocked = {
  ...{ id, order_number: "HS-2026-000007", position: 2, copy: 1, of: 1 },
  blocked_here: "leather is late",
} as unknown as Unit;

afterEach(() => {
  for (const toast of currentToasts()) act(() => dismissToast(toast.id));
  cleanup();
  vi.unstubAllGlobals();
});

function Board() {
  const block = useBlockAct();
  return <button onClick={() => block(blocked)}>press</button>;
}

it("lets a blocked garment go at once, and blocks it as it was where that is taken back", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = (await new Request(input, init).json()) as { reason: string | null };
    sent.push(body);
    return Response.json({ ...blocked, blocked_here: body.reason });
  });
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <Board />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  const button = await screen.findByRole("button");
  act(() => button.click());
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  expect(sent).toEqual([{ reason: null, seen: "leather is late" }]);
  const [told] = currentToasts();
  expect(told?.action?.label).toBe(words["board.undo"]);
  act(() => told?.action?.onPress());
  await waitFor(() => expect(sent).toHaveLength(2));
  // As the first act left it: what somebody else wrote meanwhile is not overwritten.
  expect(sent[1]).toEqual({ reason: "leather is late", seen: null });
});
