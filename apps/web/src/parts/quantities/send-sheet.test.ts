import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { addRider, changeRider, rosterOf, setCount } from "./roster.ts";
import { isUnanswered, sendSheet } from "./send-sheet.ts";

interface Row {
  readonly properties: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly rider?: { readonly name: string; readonly number: string };
}

/** A cart of one jersey design, as the shop keeps it. */
let cart: { uuid: string; version: number; items: object[] };
let asked: string[] = [];
let stored = new Map<string, string>();
/** What the shop completes a row with: the design's own choices. */
let chosen: Readonly<Record<string, string>> = {};
/** Carts that are not there any more, and into which another one was merged. */
let gone: string[] = [];
let mergedInto: string | null = null;
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

const completed = (rows: readonly Row[] = []) =>
  rows.map((row) => ({ ...row, properties: { ...chosen, ...row.properties } }));

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  asked.push(`${request.method} ${pathname}`);
  const refuse = (status: number, code: string) =>
    Response.json(
      { status, code },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  if (pathname.endsWith("/claim"))
    return mergedInto === null ? refuse(404, "not_found") : Response.json(cart);
  if (gone.some((uuid) => pathname.startsWith(`/api/cart/${uuid}`)))
    return refuse(404, "not_found");
  if (request.method === "GET") return Response.json(cart);
  if (Number(searchParams.get("version")) !== cart.version) return refuse(409, "stale_version");
  const { selections } = (await request.json()) as { selections: { rows: Row[] }[] };
  cart = { ...cart, version: cart.version + 1, items: kept(completed(selections[0]?.rows)) };
  if (losesAnswer) throw new TypeError("no answer");
  return Response.json(cart);
}

beforeEach(() => {
  asked = [];
  losesAnswer = false;
  [chosen, gone, mergedInto] = [{}, [], null];
  const rider = { name: "Jef", number: "" };
  const rows = [
    { properties: { size: "M" }, quantity: 1, rider },
    { properties: { size: "L" }, quantity: 4 },
  ];
  cart = { uuid: "c", version: 7, items: kept(rows) };
  stored = new Map([["cartUuid", "c"]]);
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
  expect(await sendSheet(seen, mine, items(), rosterOf)).toMatchObject({ kind: "saved" });
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
  expect(await sendSheet(seen, mine, items(), rosterOf)).toMatchObject({ kind: "saved" });
  expect(rosterOf(items()).loose["jersey"]).toEqual({ L: 6 });
  const before = opened();
  cart = { ...cart, version: 20, items: kept([{ properties: { size: "S" }, quantity: 2 }]) };
  const seven = setCount(before.roster, "jersey", "L", 7);
  const both = await sendSheet(before, seven, items(), rosterOf);
  expect(both).toMatchObject({ kind: "merged", seen: { version: 20 } });
  expect(both.kind === "merged" && both.together(seven).loose["jersey"]).toEqual({ L: 1, S: 2 });
});

it.each([
  ["nothing else happened", 0, "saved", { L: 6 }],
  ["somebody changed the list since", 1, "merged", { L: 7 }],
] as const)(
  "what the shop completed, and whose answer was lost, is known again: %s",
  async (_what, more, kind, loose) => {
    const seen = opened();
    const mine = setCount(seen.roster, "jersey", "L", 6);
    [chosen, losesAnswer] = [{ fabric: "interlock" }, true];
    await expect(sendSheet(seen, mine, items(), rosterOf)).rejects.toSatisfy(isUnanswered);
    losesAnswer = false;
    if (more > 0) {
      const theirs = setCount(rosterOf(items()), "jersey", "L", 6 + more);
      await sendSheet(opened(), theirs, items(), rosterOf);
    }
    const sent = await sendSheet({ ...seen, unanswered: mine }, mine, items(), rosterOf);
    expect(sent.kind).toBe(kind);
    const now = sent.kind === "merged" ? sent.together(mine) : rosterOf(items());
    expect(now.loose["jersey"]).toEqual(loose);
  },
);

it("of one name that two wrote, the later one is told of the other before it goes", async () => {
  const rider = { name: "Jef", number: "5" };
  cart = { ...cart, items: kept([{ properties: { size: "M" }, quantity: 1, rider }]) };
  const seen = opened();
  const key = seen.roster.riders[0]?.key ?? 0;
  const theirs = changeRider(seen.roster, key, { name: "Jef Wuyts" });
  await sendSheet(opened(), theirs, items(), rosterOf);
  const mine = changeRider(seen.roster, key, { name: "Jef W." });
  const sent = await sendSheet(seen, mine, items(), rosterOf);
  expect(sent).toMatchObject({ kind: "merged", more: false, overruled: [{ name: "Jef Wuyts" }] });
  expect(rosterOf(items()).riders).toMatchObject([{ name: "Jef Wuyts" }]);
  // Looked at, and saved again: that is what is wanted.
  if (sent.kind !== "merged") throw new Error(sent.kind);
  const again = await sendSheet(sent.seen, sent.together(mine), items(), rosterOf);
  expect(again.kind).toBe("saved");
  expect(rosterOf(items()).riders).toMatchObject([{ name: "Jef W." }]);
});

it("what got no answer, and did not arrive, is no ground for what others did", async () => {
  const seen = opened();
  const mine = setCount(seen.roster, "jersey", "L", 9);
  const theirs = setCount(seen.roster, "jersey", "L", 5);
  await sendSheet(opened(), theirs, items(), rosterOf);
  const sent = await sendSheet({ ...seen, unanswered: mine }, mine, items(), rosterOf);
  expect(sent.kind === "merged" && sent.together(mine).loose["jersey"]).toEqual({ L: 10 });
});

it("an order is told only of a cart that is one: one that moved, or that lacks the design by now, takes it in", async () => {
  stored.set("access_token", "token");
  const [seen, lying] = [opened(), items()];
  const mine = setCount(seen.roster, "jersey", "L", 6);
  gone = ["c"];
  expect(await sendSheet(seen, mine, lying, rosterOf)).toEqual({ kind: "ordered" });
  mergedInto = "phone";
  cart = { uuid: "phone", version: 3, items: [] };
  const saved = await sendSheet(seen, mine, lying, rosterOf);
  expect(saved).toMatchObject({ kind: "saved", seen: { uuid: "phone", version: 4 } });
  expect(rosterOf(items()).loose["jersey"]).toEqual({ L: 6 });
  // Who is signed in no more is told what the shop said, and nothing that nobody knows.
  stored.delete("access_token");
  await expect(sendSheet(seen, mine, lying, rosterOf)).rejects.toMatchObject({ status: 404 });
});
