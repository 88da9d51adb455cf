import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { addRider, changeRider, rosterOf, setCount } from "./roster.ts";
import { sendSheet } from "./send-sheet.ts";

interface Row {
  readonly properties: { readonly size: string };
  readonly quantity: number;
  readonly rider?: { readonly name: string; readonly number: string };
}

/** A cart of one jersey design, as the shop keeps it. */
let cart: { uuid: string; version: number; items: object[] };
let asked: string[] = [];
/** The next answer to a save gets lost on its way, after the shop has done what it was asked for. */
let losesAnswer = false;

const itemOf = ({ rider, ...row }: Row) => ({
  ...row,
  configuredSetUuid: "d",
  product: { id: "jersey" },
  rider: rider ?? null,
});

/** As the shop sorts them: pieces without a rider come last, those alike in one row. */
function kept(rows: readonly Row[]): object[] {
  const named = rows.filter(({ rider }) => rider);
  return [...named, ...rows.filter(({ rider }) => !rider)].map(itemOf);
}

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  if (request.method === "GET") return Response.json(cart);
  if (Number(searchParams.get("version")) !== cart.version) {
    const headers = { "content-type": "application/problem+json" };
    return Response.json({ status: 409, code: "stale_version" }, { status: 409, headers });
  }
  const { selections } = (await request.json()) as { selections: { rows: Row[] }[] };
  cart = { ...cart, version: cart.version + 1, items: kept(selections[0]?.rows ?? []) };
  if (losesAnswer) throw new TypeError("no answer");
  return Response.json(cart);
}

beforeEach(() => {
  asked = [];
  losesAnswer = false;
  const rider = { name: "Jef", number: "" };
  const rows = [
    { properties: { size: "M" }, quantity: 1, rider },
    { properties: { size: "L" }, quantity: 4 },
  ];
  cart = { uuid: "c", version: 7, items: kept(rows) };
  const stored = new Map([["cartUuid", "c"]]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", {
    localStorage,
    fetch: (url: string, init?: RequestInit) =>
      answer(new Request(new URL(url, "http://shop"), init)),
  });
});

afterEach(() => vi.unstubAllGlobals());

const items = () => cart.items as CartItem[];
const opened = () => ({ uuid: cart.uuid, version: cart.version, roster: rosterOf(items()) });

it("what was saved, and whose answer was lost, is saved: nobody stands there twice, and no piece", async () => {
  const seen = opened();
  let mine = setCount(seen.roster, "jersey", "L", 6);
  mine = changeRider(mine, seen.roster.riders[0]?.key ?? 0, { name: "Jozef" });
  mine = addRider(mine, { name: "Nadia", number: "5", sizes: { jersey: "S" } });
  losesAnswer = true;
  await expect(sendSheet(seen, mine, items(), rosterOf)).rejects.toMatchObject({ status: 0 });
  losesAnswer = false;
  const saved = [...cart.items];
  expect(await sendSheet(seen, mine, items(), rosterOf)).toEqual({ kind: "saved" });
  expect(cart.items).toEqual(saved);
  expect(asked).toEqual([
    "PUT /api/cart/c/quantities",
    "PUT /api/cart/c/quantities",
    "GET /api/cart/c",
  ]);
});

it("another change of the cart is passed over, a change of this list is not", async () => {
  const seen = opened();
  const mine = setCount(seen.roster, "jersey", "L", 6);
  cart = { ...cart, version: 9 };
  expect(await sendSheet(seen, mine, items(), rosterOf)).toEqual({ kind: "saved" });
  expect(rosterOf(items()).loose["jersey"]).toEqual({ L: 6 });
  const before = opened();
  cart = { ...cart, version: 20, items: kept([{ properties: { size: "S" }, quantity: 2 }]) };
  const both = await sendSheet(
    before,
    setCount(before.roster, "jersey", "L", 7),
    items(),
    rosterOf,
  );
  expect(both).toMatchObject({ kind: "merged", seen: { version: 20 } });
  expect(both.kind === "merged" && both.roster.loose["jersey"]).toEqual({ L: 1, S: 2 });
});
