import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closeAllDialogs } from "../../ui/dialog-store.ts";
import { DialogHost } from "../../ui/DialogHost.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import type { Order } from "./order.ts";

afterEach(() => {
  act(closeAllDialogs);
  cleanup();
  vi.unstubAllGlobals();
});

/** What is said of the money before an order is cancelled. */
async function saidOf(order: { status: string; payments: readonly object[] }): Promise<string> {
  const whole = { uuid: "x", order_number: "HS-2026-000123", ...order } as unknown as Order;
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <CancelOrder order={whole} />
          <DialogHost />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  await userEvent.setup().click(screen.getByRole("button", { name: "order.cancel" }));
  const dialog = await screen.findByRole("dialog");
  return document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
}

it.each([
  ["nothing was charged where nobody paid", "open", "order.cancel_draft"],
  ["the money is still on its way where a bank works on it", "pending", "order.cancel_waiting"],
])("says that %s", async (_, status, text) => {
  expect(await saidOf({ status: "draft", payments: [{ status }] })).toBe(text);
});

it.each([
  ["while the shop can be asked", false],
  ["once it can be asked again", true],
])("an order that was cancelled though the answer was lost is cancelled, %s", async (_, away) => {
  const told = { cancelled: 0, isAway: away };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === "GET") {
      if (told.isAway) throw new TypeError("Failed to fetch");
      return Response.json({ status: "cancelled" });
    }
    told.cancelled += 1;
    if (told.cancelled === 1) throw new TypeError("Failed to fetch");
    const problem = { type: "about:blank", title: "", status: 409, code: "order_not_changeable" };
    return Response.json(problem, { status: 409 });
  });
  await saidOf({ status: "confirmed", payments: [] });
  const press = () => userEvent.setup().click(screen.getByRole("button", { name: confirms }));
  const confirms = (name: string, button: Element) =>
    name === "order.cancel" && button.closest("[role=dialog]") !== null;
  await press();
  if (away) {
    await screen.findByText("error.network");
    told.isAway = false;
    await press();
  }
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(told.cancelled).toBe(away ? 2 : 1);
});
