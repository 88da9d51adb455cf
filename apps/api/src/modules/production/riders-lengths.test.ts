import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  hasPoppler,
  newCart,
  order,
  sentLetters,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { type PackManifest, printOrder } from "./index.ts";

/**
 * A team whose riders have a length each, as a list says it: what is paid, ordered, printed, labelled and told of each of
 * them, read by other programs from what leaves the shop.
 */
let shop: TestPlatform;
let captain: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  captain = await shop.customer();
});
afterAll(() => shop.close());

const lengths = { regular: "normaal", short: "kort", long: "lang" } as const;
type Length = keyof typeof lengths;

interface Rider {
  readonly name: string;
  readonly number: string;
  readonly size: string;
  /** Unsaid, it is as the design has it. */
  readonly length: Length | undefined;
}

/** All sizes in all lengths somewhere among so few, and the rest by chance. */
function team(count: number, seed: number): Rider[] {
  const sizes = ["W30", "W36", "W-M"];
  const said: (Length | undefined)[] = [undefined, "regular", "short", "long"];
  const drawn = fc.sample(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 })), {
    numRuns: count,
    seed,
  });
  return drawn.map(([size, length], at) => ({
    name: `RIDER${String.fromCodePoint(65 + at)}`,
    number: String(100 + at),
    size: sizes[at < 4 ? 0 : size] ?? "",
    length: said[at < 4 ? at : length],
  }));
}

function textOf(pdf: Uint8Array, ...how: string[]): string {
  return execFileSync("pdftotext", [...how, "-", "-"], { input: pdf, encoding: "utf8" });
}

/** How high a piece is once it is cut, mm, as another program reads its page. */
function cutHeight(pdf: Uint8Array): number {
  const told = execFileSync("pdfinfo", ["-box", "-"], { input: pdf, encoding: "utf8" });
  const [, bottom = 0, , top = 0] =
    /TrimBox:\s+(.+)/.exec(told)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  return ((top - bottom) / 72) * 25.4;
}

/** A place is charged by its own length, less the break of the whole team, rounded per piece. */
function unitPrice({ length }: Rider, count: number): number {
  const percent = count >= 25 ? 15 : count >= 10 ? 10 : count >= 5 ? 5 : 0;
  return Math.round(((14_995 + (length === "long" ? 500 : 0)) * (100 - percent)) / 100);
}

async function ordered(riders: readonly Rider[]): Promise<{ number: string; uuid: string }> {
  const cart = await newCart(captain);
  const design = await addNewDesign(captain, cart);
  const chosen = await choose(captain, cart, design, {
    pants: riders.map(({ name, number, size, length }) => ({
      properties: { size, ...(length !== undefined && { length }) },
      rider: { name, number },
    })),
  });
  expect(chosen.status, chosen.text).toBe(200);
  interface Item {
    readonly id: string;
    readonly product: { readonly id: string };
    readonly ppuInclVat: number;
    readonly rider: { readonly name: string } | null;
  }
  const items: Item[] = chosen.json.items;
  for (const rider of riders) {
    const item = items.find((each) => each.rider?.name === rider.name);
    expect(item?.ppuInclVat, rider.name).toBe(unitPrice(rider, riders.length));
  }
  for (const { id, product } of items)
    if (product.id !== "pants") await captain.delete(`/api/cart/${cart}/items/${id}`);
  const placed = await order(captain, cart);
  expect(placed.status, placed.text).toBe(201);
  return { number: placed.json.order_number, uuid: placed.json.order_uuid };
}

if (!hasPoppler) console.warn("\nSKIPPED: pdftotext not installed.\n");

it.skipIf(!hasPoppler)(
  "each rider's length is paid for, ordered, printed, labelled and told in the order's mail",
  async () => {
    const riders = team(process.env["LONG"] === "1" ? 12 : 6, 7);
    const { number } = await ordered(riders);
    const files = new Map<string, Uint8Array>();
    const manifest: PackManifest = await printOrder(
      shop,
      { number, language: "nl", printer: "sublimation" },
      async (path, bytes) => void files.set(path, bytes),
    );
    const bytesOf = (path: string): Uint8Array => files.get(path) ?? new Uint8Array();
    const line = (rider: Rider) => {
      const found = manifest.lines.find((each) => each.rider?.name === rider.name);
      if (found === undefined) throw new Error(`nothing is printed for ${rider.name}`);
      return found;
    };
    /** All that is printed for him, piece below piece. */
    const printed = (rider: Rider): number =>
      line(rider).pieces.reduce(
        (sum, piece) => sum + (piece.printed ? cutHeight(bytesOf(piece.path)) : 0),
        0,
      );
    const heights = new Map(riders.map((rider) => [rider, printed(rider)]));
    for (const one of riders) {
      expect(line(one)).toMatchObject({ size: one.size, rider: { number: one.number } });
      for (const other of riders.filter(({ size }) => size === one.size)) {
        const order: Length[] = ["short", "regular", "long"];
        const [here, there] = [one, other].map(({ length = "regular" }) => order.indexOf(length));
        const by = (heights.get(one) ?? 0) - (heights.get(other) ?? 0);
        // Legs of another length are so by centimetres, on front and back.
        if (here === there) expect(Math.abs(by), `${one.name} ${other.name}`).toBeLessThan(0.1);
        else
          expect(
            by * Math.sign((here ?? 0) - (there ?? 0)),
            `${one.name} ${other.name}`,
          ).toBeGreaterThan(20);
      }
    }
    // A page a bag: whose it is, and what it is longer or shorter than usual.
    const bags = textOf(bytesOf("labels/bags.pdf")).split("\f");
    const ticket = textOf(bytesOf(manifest.ticket.path), "-layout");
    await shop.runJobs("without pictures");
    const [mail = ""] = (await sentLetters(shop))
      .map(({ text = "" }) => text)
      .filter((text) => text.includes(number) && text.includes("RIDERA"));
    for (const { name, length = "regular" } of riders) {
      const bag = bags.find((page) => page.includes(name)) ?? "";
      expect(/\b(kort|lang)\b/.exec(bag)?.[0] ?? "normaal", bag).toBe(lengths[length]);
      expect(ticket, name).toContain(name);
    }
    for (const word of new Set(riders.map(({ length = "regular" }) => lengths[length])))
      expect(ticket).toMatch(new RegExp(`Lengte: ${word}`));
    // The mail says what was said of somebody, beside his name.
    const said = riders.filter(({ length }) => length !== undefined);
    for (const { name, length = "regular" } of said) {
      const at = mail.indexOf(name);
      expect(mail.slice(Math.max(0, at - 200), at + 200), name).toContain(
        `Lengte ${lengths[length]}`,
      );
    }
  },
  300_000,
);
