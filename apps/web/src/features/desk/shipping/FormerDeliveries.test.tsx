import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import type { DeskOrder } from "../order/desk-order.ts";
import { FormerDeliveries } from "./FormerDeliveries.tsx";

afterEach(cleanup);

const to = (street: string, until: string) => ({
  address: { street, house_number: "1", postcode: "5408 XX", city: "Volkel", country: "nl" },
  until,
});

async function shown(former_deliveries: readonly object[]): Promise<void> {
  const order = { former_deliveries } as unknown as DeskOrder;
  await act(async () => {
    render(
      <Suspense>
        <FormerDeliveries order={order} />
      </Suspense>,
    );
  });
}

it("names each former address, and when the last of them ended", async () => {
  await shown([to("Zandweg", "2026-11-29T14:03:00Z"), to("Dorp", "2026-11-28T09:00:00Z")]);
  const notice = await screen.findByRole("status");
  expect(notice.textContent).toContain("29");
  const places = [...notice.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(places).toEqual(["Zandweg 1, 5408 XX Volkel", "Dorp 1, 5408 XX Volkel"]);
});

it("says nothing of an order that always went there, and is there to say it", async () => {
  await shown([]);
  expect((await screen.findByRole("status")).textContent).toBe("");
});
