import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { closeAllDialogs } from "../../ui/dialog-store.ts";
import { DialogHost } from "../../ui/DialogHost.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import type { Order } from "./order.ts";

afterEach(() => {
  act(closeAllDialogs);
  cleanup();
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
