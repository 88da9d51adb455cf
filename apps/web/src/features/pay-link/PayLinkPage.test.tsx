import { timings } from "@holeshot/domain";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { PayLinkPage } from "./PayLinkPage.tsx";

const link = {
  order_number: "HS-2026-000123",
  state: "open",
  failed: false,
  amount: 254_85,
  pay_until: "2026-11-30T00:08:00.000Z",
  rows: [{ kind: "goods", name: "Shirt", quantity: 1, amount: 254_85 }],
};
const asked = vi.fn();
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the page says, as a heading and a line, and how often it asks from then on. */
async function shown(answer: Partial<typeof link>, returned: boolean) {
  vi.stubGlobal("fetch", async () => {
    asked();
    return Response.json({ ...link, ...answer });
  });
  const at = {
    route: { path: "/pay/:orderUuid/:token" },
    params: { orderUuid: "01900000-0000-7000-8000-000000000001", token: "1-x" },
    search: { returned: returned ? "1" : undefined },
  } as unknown as Shown;
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ShownContext value={at}>
          <PayLinkPage />
        </ShownContext>
      </QueryClientProvider>,
    );
  });
  const line = (await screen.findByRole("status")).textContent;
  const before = asked.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(timings.outcomePoll * 3));
  const again = asked.mock.calls.length > before;
  return { heading: screen.getByRole("heading", { level: 1 }).textContent, line, again };
}

it("tells whoever comes back from a payment that failed so, and asks no more", async () => {
  expect(await shown({ failed: true }, true)).toEqual({
    heading: "complete.cancelled_title",
    line: "pay_link.failed_text",
    again: false,
  });
  expect(screen.getByRole("button", { name: "pay_link.pay" })).toBeTruthy();
});

it("asks on while nobody has said how it ended", async () => {
  const waits = { heading: "pay_link.title", line: "pay_link.returned_text", again: true };
  expect(await shown({}, true)).toEqual(waits);
});

it("says nothing of an earlier attempt to whoever comes by the mail, which told it", async () => {
  const first = { heading: "pay_link.title", line: "pay_link.text", again: false };
  expect(await shown({ failed: true }, false)).toEqual(first);
});
