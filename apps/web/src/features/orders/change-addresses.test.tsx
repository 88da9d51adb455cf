import { afterEach, expect, it, vi } from "vitest";
import { isProblem } from "../../lib/api/api-problem.ts";
import { changeAddresses } from "./change-addresses.ts";
import type { Order } from "./order.ts";

const home = { street: "Zandweg", house_number: "38a", postcode: "5408 XX", city: "Volkel" };
const first = {
  uuid: "01900000-0000-7000-8000-000000000001",
  status: "processing",
  delivery_changeable: true,
  shipping_address: { ...home, country: "nl" },
  billing_address: { ...home, country: "nl" },
  parcels: [],
  version: 1,
} as unknown as Order;
const wish = { shipping_address: { ...home, house_number: "38", country: "nl" } };

afterEach(() => vi.unstubAllGlobals());

/** A shop with the order, which others change; and what was sent to it. */
function shop() {
  let there = first;
  const bodies: { readonly version?: number }[] = [];
  vi.stubGlobal("fetch", async (_: string, init?: { readonly body?: string }) => {
    const body = JSON.parse(init?.body ?? "{}") as { version?: number };
    bodies.push(body);
    if (body.version === undefined || body.version === there.version) return Response.json(there);
    const problem = { type: "about:blank", title: "", status: 409, code: "stale_version" };
    const headers = { "content-type": "application/problem+json" };
    return Response.json(problem, { status: 409, headers });
  });
  return {
    bodies,
    known: async () => there,
    change: (change: object) => {
      there = { ...there, ...change, version: there.version + 1 };
    },
  };
}

it("goes through where a garment went on meanwhile", async () => {
  const { bodies, known, change } = shop();
  change({ lines: [] });
  await changeAddresses(first, known)(wish);
  expect(bodies).toEqual([
    { ...wish, version: 1 },
    { ...wish, version: 2 },
  ]);
});

it.each([
  ["another address", { shipping_address: { ...home, house_number: "40", country: "nl" } }],
  ["another billing address", { billing_address: { ...home, street: "Dorp", country: "nl" } }],
  ["a parcel that left", { parcels: [{ id: "p" }] }],
  ["another state", { status: "completed" }],
])("is told once of %s, and means it when it is said again", async (_, told) => {
  const { bodies, known, change } = shop();
  const act = changeAddresses(first, known);
  change(told);
  const failure = await act(wish).catch((error: unknown) => error);
  expect(isProblem(failure, "stale_version")).toBe(true);
  expect(bodies).toHaveLength(1);
  await act(wish);
  expect(bodies.at(-1)).toEqual({ ...wish, version: 2 });
});

it("gives up where every answer comes too late", async () => {
  const { bodies, known, change } = shop();
  change({});
  const act = changeAddresses(first, async () => {
    const now = await known();
    change({});
    return now;
  });
  await expect(act(wish)).rejects.toMatchObject({ code: "stale_version" });
  expect(bodies).toHaveLength(4);
});

it("says no version to a server of before, which takes none", async () => {
  const { bodies, known } = shop();
  await changeAddresses({ ...first, delivery_changeable: false }, known)(wish);
  expect(bodies).toEqual([wish]);
});
