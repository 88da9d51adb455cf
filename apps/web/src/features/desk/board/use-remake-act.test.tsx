import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Unit, useRemakeUnits } from "./use-units.ts";
import "../../../lib/api/staff-calls.ts";

const id = "01900000-0000-7000-8000-000000000001";
const seen = {
  ...{ id, order_number: "HS-2026-000007", position: 2, copy: 1, of: 3, stage: "print" },
  remade: null,
} as unknown as Unit;
const again = { ...seen, remade: { number: 1, reason: "Stain", cause: null } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Remake = ReturnType<typeof useRemakeUnits>;

async function board(): Promise<Remake> {
  let found: Remake | undefined;
  function Board() {
    found = useRemakeUnits();
    return null;
  }
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Board />
      </QueryClientProvider>,
    );
  });
  return found ?? expect.fail("no board");
}

/** A shop that does what it is sent, whose answers do not come until it can be reached. */
function shop() {
  const told = { remakes: 0, asked: [] as (string | null)[], isAway: false };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === "POST") {
      told.remakes += 1;
      throw new TypeError("Failed to fetch");
    }
    if (told.isAway) throw new TypeError("Failed to fetch");
    told.asked.push(new URL(request.url).searchParams.get("code"));
    return Response.json(again);
  });
  return told;
}

it("a garment whose remake was done though its answer was lost is made again once", async () => {
  const told = shop();
  const remake = await board();
  expect(await remake([seen], "Stain")).toMatchObject([{ remade: { number: 1 } }]);
  expect(told).toMatchObject({ remakes: 1, asked: ["HS-2026-000007|2|1/3"] });
});

it("while nobody can say whether it was done it is not sent again", async () => {
  const told = shop();
  told.isAway = true;
  const remake = await board();
  const units = [seen];
  await expect(remake(units, "Stain")).rejects.toThrow("network");
  await expect(remake(units, "Stain")).rejects.toThrow("network");
  told.isAway = false;
  expect(await remake(units, "Stain")).toHaveLength(1);
  expect(told.remakes).toBe(1);
});
