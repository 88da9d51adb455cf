import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type * as ShopModule from "./shop.ts";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  sentLetters,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";

// Files share their modules: this one gets its own, and leaves none behind.
const { copy, forget } = await vi.hoisted(async () => {
  const { register } = await import("prom-client");
  const forget = (): void => {
    vi.resetModules();
    // No module of ours: what is counted is declared there anew with them.
    register.clear();
  };
  forget();
  return { copy: { folder: "" }, forget };
});
afterAll(() => {
  vi.doUnmock("./shop.ts");
  forget();
});

// The shop reads a copy of its catalogue, in which the owner has changed prices, terms and address.
vi.mock("./shop.ts", async (original) => {
  const real = await original<typeof ShopModule>();
  copy.folder = mkdtempSync(join(tmpdir(), "holeshot-catalogue-"));
  cpSync(real.catalogueFolder, copy.folder, { recursive: true });
  change("prices.json", {
    quantity_breaks: [
      { from: 3, percent: 7 },
      { from: 6, percent: 20 },
    ],
    manual_check: { price: 2100, free_from_pieces: 8 },
    production_working_days: 23,
    invoice_days: 31,
  });
  change("maker.json", {
    name: "Rutland Racewear",
    city: "Zolder",
    email: "hello@rutland.example",
  });
  const shop = real.readShop(copy.folder);
  return { ...real, catalogueFolder: copy.folder, openShop: () => shop };
});

function change(file: string, facts: object): void {
  const path = join(copy.folder, file);
  const before = JSON.parse(readFileSync(path, "utf8")) as object;
  writeFileSync(path, JSON.stringify({ ...before, ...facts }));
}

let shop: TestPlatform;
let rider: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  rider = await shop.customer();
});
afterAll(async () => {
  await shop.close();
  rmSync(copy.folder, { recursive: true });
});

async function cartOf(...pieces: readonly number[]): Promise<string> {
  const cart = await newCart(rider);
  for (const quantity of pieces) {
    const design = await addNewDesign(rider, cart, { set: 1 });
    await choose(rider, cart, design, { jersey: [{ quantity }] });
  }
  return cart;
}

describe("a shop whose owner changed prices.json and maker.json", () => {
  it("tells its pages so", async () => {
    const { json } = await shop.visitor.get("/api/catalogue/shop?language=fr");
    expect(json).toMatchObject({
      maker: { name: "Rutland Racewear", city: "Zolder", hours: "lun–ven 9 h–17 h" },
      quantity_breaks: [
        { from: 3, percent: 7 },
        { from: 6, percent: 20 },
      ],
      manual_check: { price: 2100, free_from_pieces: 8 },
      production_working_days: 23,
      invoice_days: 31,
    });
    expect(json.shipping_zones[0].methods[1]).toEqual({
      id: "express",
      name: "Livraison express",
      pickup: false,
      price: 1995,
      free_from: null,
      available_from: 7500,
      working_days: 1,
    });
    // The till says at the postcode what the order would be refused for.
    const out = (json.not_served as { country: string; postcode: string }[]).find(
      ({ country }) => country === "es",
    );
    expect(["35001", "28001"].map((code) => new RegExp(out?.postcode ?? "^$").test(code))).toEqual([
      true,
      false,
    ]);
    expect(JSON.stringify(json)).not.toContain("iban");
  });

  it.each([
    [[2], 6995],
    [[3], 6505],
    [[2, 3], 6505],
    [[2, 4], 5596],
  ])("charges %j jerseys of as many designs at %i each", async (pieces, each) => {
    const { json } = await rider.get(`/api/cart/${await cartOf(...pieces)}`);
    const count = pieces.reduce((sum, one) => sum + one, 0);
    for (const item of json.items) expect(item.ppuInclVat).toBe(each);
    expect(json.totals.subtotal).toBe(count * each);
  });

  it("charges its own price for the manual check, and nothing from its own number on", async () => {
    const seven = await cartOf(3, 4);
    const paid = await rider.patch(`/api/cart/${seven}`, { manual_check: true });
    expect(paid.json.totals.manual_check).toBe(4200);
    const eight = await cartOf(4, 4);
    const free = await rider.patch(`/api/cart/${eight}`, { manual_check: true });
    expect(free.json.totals.manual_check).toBe(0);
  });

  it("promises its own days by mail, from its own address, and on the invoice", async () => {
    const placed = await order(rider, await cartOf(2), { language: "en", payment: "invoice" });
    expect(placed.status, placed.text).toBe(201);
    await shop.runJobs("without pictures");
    const [letter] = await sentLetters(shop);
    expect(letter?.from).toMatchObject({
      name: "Rutland Racewear",
      address: "hello@rutland.example",
    });
    expect(letter?.text).toContain("about 23 working days");
    expect(letter?.text).toContain("within 31 days");
    const { issued_at, due_at } = await shop.db
      .selectFrom("invoices")
      .select(["issued_at", "due_at"])
      .executeTakeFirstOrThrow();
    expect(Math.round((due_at.getTime() - issued_at.getTime()) / 86_400_000)).toBe(31);
  });
});
