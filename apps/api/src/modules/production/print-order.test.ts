import type { OrderStatus } from "@holeshot/domain";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addNewDesign, choose, newCart, order, shopWithRider } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { findLines, findOrderByNumber, findOrderDesigns, insertProof } from "../orders/index.ts";
import { NotPrintable, type PackManifest, printOrder } from "./index.ts";

const house = shopWithRider();

/** Two jerseys, one with a rider and everything extra, and a pair of gloves for touch screens. */
async function placed() {
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart, { name: "Team Lierop" });
  const chosen = await choose(house.rider, cart, design, {
    jersey: [
      {
        properties: { size: "XL", elbow: "foam", hem: "silicone", fabric: "interlock" },
        rider: { name: "Ødegård/../x", number: "38" },
      },
      { quantity: 2 },
    ],
    pants: [{}],
    gloves: [{ properties: { size: "S", touch: "yes", palm: "patched" } }],
  });
  expect(chosen.status, chosen.text).toBe(200);
  const answer = await order(house.rider, cart);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.order_number as string;
}

/** One jersey: soon printed. */
async function jerseyOrder(check = false): Promise<string> {
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(house.rider);
  const design = await addNewDesign(house.rider, cart, { set });
  await choose(house.rider, cart, design, { jersey: [{}] });
  if (check) await house.rider.patch(`/api/cart/${cart}`, { manual_check: true });
  const answer = await order(house.rider, cart);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.order_number as string;
}

let usual: Promise<{ readonly number: string; readonly made: Pack }> | undefined;

/** One order and its pack, for all tests that only look. */
function packed() {
  usual ??= placed().then(async (number) => ({ number, made: await pack(number) }));
  return usual;
}

/** An order that stands where the shop's own steps would have brought it. */
async function inState(status: OrderStatus): Promise<string> {
  const number = await jerseyOrder();
  await house.shop.db
    .updateTable("orders")
    .set({ status })
    .where("order_number", "=", number)
    .execute();
  return number;
}

interface Pack {
  readonly manifest: PackManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

async function pack(number: string, more: { readonly printer?: string } = {}): Promise<Pack> {
  const files = new Map<string, Uint8Array>();
  const request = { number, language: "en" as const, ...more };
  const manifest = await printOrder(house.shop, request, async (path, bytes) => {
    files.set(path, bytes);
  });
  return { manifest, files };
}

describe("a print pack", () => {
  it("holds every piece of every line, with its copies, and hashes that fit", async () => {
    const { manifest, files } = (await packed()).made;
    expect(manifest.lines.map(({ product, size, quantity }) => [product, size, quantity])).toEqual([
      ["jersey", "XL", 1],
      ["jersey", "L", 2],
      ["pants", "W32", 1],
      ["gloves", "S", 1],
    ]);
    const [first, second] = manifest.lines;
    const pieces = (line: typeof first) => line?.pieces.map(({ piece }) => piece) ?? [];
    expect(pieces(first)).toEqual(
      expect.arrayContaining(["front", "back", "sleeve_left", "elbow_left", "elbow_pad_right"]),
    );
    expect(pieces(second)).not.toContain("elbow_left");
    expect(second?.pieces.every(({ copies }) => copies === 2)).toBe(true);
    const listed = [
      manifest.ticket,
      ...manifest.patterns,
      ...manifest.lines.flatMap((line) => line.pieces),
    ];
    expect(new Set(files.keys())).toEqual(
      new Set([...listed.map(({ path }) => path), "manifest.json"]),
    );
    for (const { path, bytes, sha256 } of listed) {
      const file = files.get(path) ?? new Uint8Array();
      expect(file).toHaveLength(bytes);
      expect(createHash("sha256").update(file).digest("hex")).toBe(sha256);
    }
    const text = Buffer.from(files.get("manifest.json") ?? []).toString("utf8");
    expect(JSON.parse(text)).toEqual(manifest);
  });

  it("is bought cloth and all: chosen fabrics, colours of what is not printed", async () => {
    const { manifest } = (await packed()).made;
    const [jersey, , , gloves] = manifest.lines;
    const piece = (line: typeof jersey, id: string) => line?.pieces.find((one) => one.piece === id);
    expect(piece(jersey, "front")).toMatchObject({
      printed: true,
      fabric: "interlock",
      colour: null,
    });
    expect(piece(jersey, "elbow_pad_left")).toMatchObject({ printed: false, fabric: "foam" });
    expect(piece(jersey, "collar")?.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(piece(gloves, "touch_index_left")).toMatchObject({ fabric: "conductive" });
  });

  it("leads no rider's name out of its folder", async () => {
    const { made } = await packed();
    const { files } = made;
    expect([...files.keys()].filter((path) => path.includes("..") || path.startsWith("/"))).toEqual(
      [],
    );
    const folder = "01-jersey-XL-odegard-x-38";
    expect([...files.keys()].filter((path) => path.startsWith(`${folder}/`)).length).toBe(
      made.manifest.lines[0]?.pieces.length,
    );
  });

  it("names each file so that it can be told apart when it is alone", async () => {
    const { number, made } = await packed();
    for (const { line, product, size, quantity, pieces } of made.manifest.lines) {
      for (const { piece, path, sha256 } of pieces) {
        const name = path.split("/").at(-1) ?? "";
        const words = [
          number,
          `0${line}`,
          "TEAM-LIEROP",
          product,
          size,
          piece.replaceAll("_", "-"),
        ];
        expect(name).toBe(
          `${[...words, quantity, sha256.slice(0, 8)].join("_").toUpperCase()}.pdf`,
        );
      }
    }
  });

  it("brings the pattern of each cut once, and every line says which is its own", async () => {
    const { manifest, files } = (await packed()).made;
    expect(manifest.patterns.map(({ path }) => path)).toEqual([
      "patterns/01-jersey-XL.dxf",
      "patterns/02-jersey-L.dxf",
      "patterns/03-pants-W32.dxf",
      "patterns/04-gloves-S.dxf",
    ]);
    for (const line of manifest.lines) {
      const text = Buffer.from(files.get(line.pattern) ?? []).toString("ascii");
      const blocks = text.match(/^BLOCK\r$/gm) ?? [];
      expect(blocks).toHaveLength(line.pieces.length);
      expect(text).toContain(`SIZE: ${line.size}\r\n`);
    }
  });

  it("tells two designs of one name apart", async () => {
    const one = (await packed()).made.manifest.lines[0]?.design;
    expect(one).toEqual({ name: "Team Lierop", revision: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  it("comes out the same bytes again, and others for another printer", async () => {
    const number = await jerseyOrder();
    const one = await pack(number);
    const hashes = ({ manifest }: Pack) => JSON.stringify(manifest);
    expect(hashes(await pack(number))).toBe(hashes(one));
    const other = await pack(number, { printer: "process" });
    expect(other.manifest.colour).toBe("cmyk");
    expect(other.manifest.lines[0]?.pieces[0]?.sha256).not.toBe(
      one.manifest.lines[0]?.pieces[0]?.sha256,
    );
  });
});

describe("a checked order", () => {
  it("is made to what its customer approved", async () => {
    const number = await jerseyOrder(true);
    const found = await findOrderByNumber(house.shop.db, number);
    const [line] = await findLines(house.shop.db, found?.id ?? "");
    const [design] = await findOrderDesigns(house.shop.db, found?.id ?? "");
    const document = JSON.parse(design?.document ?? "") as {
      products: Record<string, { layers: unknown[] }>;
    };
    const before = await pack(await jerseyOrder());
    // The designer took every text and mark off.
    if (document.products["jersey"]) document.products["jersey"].layers = [];
    await house.shop.transaction(async (tx) => {
      await insertProof(tx, {
        id: house.shop.newId(),
        orderId: found?.id ?? "",
        message: "",
        now: house.shop.clock(),
        lines: [{ lineId: line?.id ?? "", document: JSON.stringify(document), documentHash: "x" }],
      });
      await tx.updateTable("orders").set({ proof_status: "approved" }).execute();
    });
    const size = (made: Pack) =>
      made.manifest.lines[0]?.pieces.find(({ piece }) => piece === "back")?.bytes ?? 0;
    expect(size(await pack(number))).toBeLessThan(size(before) - 1000);
  });
});

describe("no print pack", () => {
  it.each([
    ["of an order there is not", async () => "HS-1999-000001", "there is no order HS-1999-000001"],
    ["before it is paid", () => inState("draft"), "is not paid yet"],
    ["once it was cancelled", () => inState("cancelled"), "was cancelled"],
    ["before its proof is approved", () => jerseyOrder(true), "the proof of order"],
  ])("%s", async (_when, number, reason) => {
    const made = pack(await number());
    await expect(made).rejects.toThrow(NotPrintable);
    await expect(made).rejects.toThrow(reason);
  });

  it("for a printer nobody knows", async () => {
    await expect(pack((await packed()).number, { printer: "letterpress" })).rejects.toThrow(
      /no printer "letterpress"; it has: sublimation, process/,
    );
  });
});
