import type { OrderStatus } from "@holeshot/domain";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { addNewDesign, choose, newCart, order, shopWithRider } from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { findLines, findOrderByNumber, findOrderDesigns, insertProof } from "../orders/index.ts";
import { documentHash } from "../designs/index.ts";
import { NotPrintable, type PackManifest, type PrintRequest, printOrder } from "./index.ts";

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

async function pack(
  number: string,
  more: Partial<Omit<PrintRequest, "number">> = {},
): Promise<Pack> {
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
      ...manifest.jobs,
      ...manifest.labels,
      ...manifest.patterns,
      ...manifest.pattern_sheets,
      ...manifest.tech_packs,
      ...manifest.pictures,
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
    const { revision } = made.manifest.lines[0]?.design ?? { revision: "" };
    const folder = `01-jersey-XL-odegard-x-38-team-lierop-${revision}`;
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

  it("shows each product of its design", async () => {
    const { manifest, files } = (await packed()).made;
    expect(manifest.pictures.map(({ product }) => product).toSorted()).toEqual(
      [...new Set(manifest.lines.map(({ product }) => product))].toSorted(),
    );
    for (const { path, design } of manifest.pictures) {
      expect(design).toEqual(manifest.lines[0]?.design);
      const { width, height, format } = await sharp(files.get(path)).metadata();
      expect({ width, height, format }).toEqual({ width: 420, height: 420, format: "jpeg" });
    }
  });

  it("tells two designs of one name apart", async () => {
    const one = (await packed()).made.manifest.lines[0]?.design;
    expect(one).toEqual({ name: "Team Lierop", revision: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  it("makes one piece of one rider again, told apart from the first by name, label and mark", async () => {
    const { number, made } = await packed();
    const [first] = made.manifest.lines;
    const again = await pack(number, {
      only: { rider: "ødegård/../X", piece: "front", copies: 1 },
      reprint: 2,
    });
    expect(again.manifest.reprint).toBe(2);
    expect(again.manifest.lines).toHaveLength(1);
    const [line] = again.manifest.lines;
    expect(line).toMatchObject({ line: 1, size: "XL", quantity: 1 });
    expect(line?.pieces.map(({ piece }) => piece)).toEqual(["front"]);
    const [front] = line?.pieces ?? [];
    expect(front?.path).toMatch(/_XL_FRONT_1_R2_[0-9A-F]{8}\.pdf$/);
    const before = first?.pieces.find(({ piece }) => piece === "front");
    expect(front?.mark).toBe(`${before?.mark}R2`);
    expect(front?.sha256).not.toBe(before?.sha256);
    for (const only of [{ line: 9 }, { rider: "nobody" }, { line: 1, piece: "gusset" }])
      await expect(pack(number, { only })).rejects.toThrow(NotPrintable);
  });

  it("lists what is printed for hot folders, as JSON and as a table", async () => {
    const { manifest, files } = (await packed()).made;
    const text = (name: string) => Buffer.from(files.get(name) ?? []).toString("utf8");
    const { jobs } = JSON.parse(text("jobs.json")) as { jobs: Record<string, unknown>[] };
    const printed = manifest.lines.flatMap(({ pieces }) => pieces.filter((one) => one.printed));
    expect(new Set(jobs.map(({ file }) => file))).toEqual(new Set(printed.map(({ path }) => path)));
    expect(jobs).toHaveLength(printed.length);
    for (const {
      path,
      sha256,
      copies,
      trim_mm: [width, height],
    } of printed) {
      expect(jobs.find(({ file }) => file === path)).toMatchObject({
        sha256,
        copies,
        width_mm: width,
        height_mm: height,
        bleed_mm: manifest.bleed_mm,
      });
    }
    const rows = text("jobs.csv").trimEnd().split("\r\n");
    expect(rows).toHaveLength(jobs.length + 1);
    expect(rows[0]?.split(",")).toEqual(Object.keys(jobs[0] ?? {}));
    // What goes on one cloth stands together.
    const changes = jobs.filter(({ cloth }, index) => cloth !== jobs[index - 1]?.["cloth"]);
    expect(changes).toHaveLength(new Set(jobs.map(({ cloth }) => cloth)).size);
  });

  it("has every piece as an SVG of its size where that is asked for", async () => {
    const { manifest, files } = await pack(await jerseyOrder(), { svg: true });
    for (const { svg, trim_mm, piece, printed } of manifest.lines.flatMap((one) => one.pieces)) {
      const text = Buffer.from(files.get(svg?.path ?? "") ?? []).toString("utf8");
      const bleed = printed ? manifest.bleed_mm : 1;
      const [, wide = "", high = ""] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(text) ?? [];
      expect(Number(wide), piece).toBeCloseTo(trim_mm[0] + 2 * bleed, 0);
      expect(Number(high), piece).toBeCloseTo(trim_mm[1] + 2 * bleed, 0);
      expect(text).toContain('<g id="cut"');
      // An XML reader that knows nothing of ours takes it, and draws ink where there is some.
      const { channels } = await sharp(Buffer.from(text)).stats();
      expect(
        channels.some(({ stdev }) => stdev > 0.5),
        piece,
      ).toBe(true);
    }
  });

  it("comes out the same bytes again, and others for another printer", async () => {
    const number = await jerseyOrder();
    const one = await pack(number);
    const hashes = ({ manifest }: Pack) => JSON.stringify(manifest);
    expect(hashes(await pack(number))).toBe(hashes(one));
    // One piece tells it of all.
    const front = ({ manifest }: Pack) =>
      manifest.lines[0]?.pieces.find(({ piece }) => piece === "front")?.sha256;
    const again = await pack(number, { only: { piece: "front" } });
    expect(front(again)).toMatch(/^[0-9a-f]{64}$/);
    expect(front(again)).toBe(front(one));
    const other = await pack(number, { printer: "process", only: { piece: "front" } });
    expect(other.manifest.colour).toBe("cmyk");
    expect(front(other)).toMatch(/^[0-9a-f]{64}$/);
    expect(front(other)).not.toBe(front(one));
  }, 120_000);
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
    const id = house.shop.newId();
    await house.shop.transaction(async (tx) => {
      await insertProof(tx, {
        id,
        orderId: found?.id ?? "",
        message: "",
        now: house.shop.clock(),
        lines: [
          {
            lineId: line?.id ?? "",
            document: JSON.stringify(document),
            documentHash: documentHash(line?.set_id ?? "", document as never),
          },
        ],
        pins: [],
      });
      await tx
        .updateTable("order_lines")
        .set({ approved_proof_id: id })
        .where("id", "=", line?.id ?? "")
        .execute();
      await tx.updateTable("orders").set({ proof_status: "approved" }).execute();
    });
    const size = (made: Pack) =>
      made.manifest.lines[0]?.pieces.find(({ piece }) => piece === "back")?.bytes ?? 0;
    expect(size(await pack(number))).toBeLessThan(size(before) - 1000);

    // Whatever else has come to stand there since is not printed.
    await house.shop.db
      .updateTable("order_proof_lines")
      .set({ document: JSON.stringify({ ...document, changed: true }) })
      .where("proof_id", "=", id)
      .execute();
    await expect(pack(number)).rejects.toThrow(/not what was approved|not valid/);
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
