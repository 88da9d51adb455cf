import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cutLine, draftGarment, type Piece } from "@holeshot/garments";
import { containsPoint, flattenPath, pathBounds } from "@holeshot/geometry";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { NotPrintable, type PackManifest, printBatch, printOrder } from "./index.ts";

const systemPython = "/usr/bin/python3";
/** Whether a program that a test needs is there; where CI is set it must be. */
function has(program: string, words: readonly string[]): boolean {
  return (
    process.env["CI"] === "true" || spawnSync(program, words, { stdio: "ignore" }).status === 0
  );
}

let shop: TestPlatform;
let number = "";
const files = new Map<string, Uint8Array>();
const folder = mkdtempSync(join(tmpdir(), "holeshot-marker-"));

beforeAll(async () => {
  shop = await testPlatform();
  const rider = await shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { name: "Łódź MX" });
  const chosen = await choose(rider, cart, design, {
    jersey: [
      { properties: { size: "L" }, rider: { name: "DE VRIES", number: "38" } },
      { quantity: 2 },
      { properties: { fabric: "stretch" } },
    ],
    pants: [{ properties: { fabric: "stretch" } }, { properties: { fabric: "vented" } }],
    gloves: [{}],
  });
  expect(chosen.status, chosen.text).toBe(200);
  const placed = await order(rider, cart);
  expect(placed.status, placed.text).toBe(201);
  number = placed.json.order_number as string;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

let made: Promise<PackManifest> | undefined;

function packed(): Promise<PackManifest> {
  made ??= printOrder(
    shop,
    { number, language: "en", marker: { width: 1600, oneWay: false, effort: 0.01 } },
    async (path, bytes) => void files.set(path, bytes),
  );
  return made;
}

const dpi = 50;

/** A page as colours by millimetres from its top left corner. */
async function pageOf(path: string) {
  const pdf = join(folder, "page.pdf");
  writeFileSync(pdf, files.get(path) ?? new Uint8Array());
  execFileSync("pdftocairo", ["-png", "-r", `${dpi}`, "-singlefile", pdf, join(folder, "page")]);
  const { data, info } = await sharp(join(folder, "page.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = execFileSync("pdfinfo", ["-box", pdf], { encoding: "utf8" });
  const [left = 0, , , top = 0] = (/TrimBox:\s+(.*)/.exec(box)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map(Number);
  const height = Number(/Page size:\s+[\d.]+ x ([\d.]+)/.exec(box)?.[1]);
  const mm = 25.4 / 72;
  return {
    /** Where what is cut begins on the page, mm. */
    trim: { x: left * mm, y: (height - top) * mm },
    at: (x: number, y: number): readonly number[] => {
      const column = Math.floor((x / 25.4) * dpi);
      const row = Math.floor((y / 25.4) * dpi);
      const index = (row * info.width + column) * 3;
      return [...data.subarray(index, index + 3)];
    },
  };
}

function printedPieces(manifest: PackManifest) {
  return manifest.lines.flatMap((line) =>
    line.pieces.filter(({ printed }) => printed).map((piece) => ({ line, piece })),
  );
}

describe("markers of an order", () => {
  it("hold every printed piece of every garment, on the cloth it is cut from", async () => {
    const manifest = await packed();
    const markers = manifest.markers ?? [];
    const laid = markers.flatMap(({ pieces }) =>
      pieces.map(({ line, piece }) => `${line} ${piece}`),
    );
    const wanted = printedPieces(manifest).flatMap(({ line, piece }) =>
      Array.from({ length: piece.copies }, () => `${line.line} ${piece.piece}`),
    );
    expect(laid.toSorted()).toEqual(wanted.toSorted());
    // A jersey's stretch is knitted, that of pants woven.
    const cloths = markers.map(({ cloth }) => cloth).toSorted();
    expect(cloths).toEqual(["stretch", "stretch-mesh", "vented", "vented-mesh", "woven-stretch"]);
    for (const { cloth, pieces, width_mm, print, cutter } of markers) {
      expect(width_mm).toBe(1600);
      for (const { line, piece } of pieces) {
        const own = manifest.lines.find((one) => one.line === line);
        expect(own?.pieces.find((one) => one.piece === piece)?.fabric).toBe(cloth);
      }
      expect(files.get(print.path)).toHaveLength(print.bytes);
      expect(files.get(cutter.path)).toHaveLength(cutter.bytes);
    }
  });

  it.skipIf(!has("pdftocairo", ["-v"]))("show each piece as its own file shows it", async () => {
    const manifest = await packed();
    let compared = 0;
    for (const { pieces, print } of manifest.markers ?? []) {
      const cloth = await pageOf(print.path);
      for (const place of pieces.filter((_, index) => index % 3 === 0)) {
        const line = manifest.lines.find((one) => one.line === place.line);
        const file = line?.pieces.find((one) => one.piece === place.piece);
        if (!line || !file) throw new Error(`no ${place.piece} of line ${place.line}`);
        const product = line.product as "jersey" | "pants" | "gloves";
        const garment = draftGarment({ product, size: line.size, options: line.properties });
        const piece = garment.pieces.find(({ id }) => id === place.piece) as Piece;
        const own = await pageOf(file.path);
        const cut = flattenPath(cutLine(piece), 0.5)[0]?.points ?? [];
        const { left, top, right, bottom } = pathBounds(cutLine(piece));
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = place.matrix;
        let off = 0;
        let points = 0;
        for (let x = left + 7; x < right; x += 11) {
          for (let y = top + 5; y < bottom; y += 13) {
            if (!containsPoint(cut, { x, y })) continue;
            const one = own.at(own.trim.x + x - left, own.trim.y + y - top);
            const there = { x: a * x + c * y + e, y: b * x + d * y + f };
            const other = cloth.at(cloth.trim.x + there.x, cloth.trim.y + there.y);
            points += 1;
            if (Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0)))) > 60)
              off += 1;
          }
        }
        compared += points;
        // Edges of artwork fall into other pixels; a piece laid wrong differs in most.
        expect(off / points, `${place.line} ${place.piece}`).toBeLessThan(points < 200 ? 0.3 : 0.1);
      }
    }
    expect(compared).toBeGreaterThan(5000);
  });

  it.skipIf(!has(systemPython, ["-c", "import ezdxf"]))(
    "have a cutter's file beside them with as many cuts",
    async () => {
      const manifest = await packed();
      for (const { pieces, cutter, width_mm, length_mm } of manifest.markers ?? []) {
        const file = join(folder, "cutter.dxf");
        writeFileSync(file, files.get(cutter.path) ?? new Uint8Array());
        const script =
          "import ezdxf,sys,json;d=ezdxf.readfile(sys.argv[1]);m=d.modelspace();" +
          "p=[e for e in m if e.dxftype()=='POLYLINE'];" +
          "v=[(q.dxf.location.x,q.dxf.location.y) for e in p for q in e.vertices];" +
          "print(json.dumps([sum(e.dxf.layer=='CUT' and e.is_closed for e in p),min(x for x,_ in v),max(x for x,_ in v),min(y for _,y in v),max(y for _,y in v),len(d.audit().errors)]))";
        const answer = JSON.parse(
          execFileSync(systemPython, ["-c", script, file], { encoding: "utf8" }),
        ) as number[];
        expect(answer).toEqual([pieces.length, 0, width_mm, -length_mm, 0, 0]);
      }
    },
  );

  it("tell a laser the holes of vented pants, and of no other cloth", async () => {
    const manifest = await packed();
    for (const { cloth, pieces, cutter } of manifest.markers ?? []) {
      const lines = Buffer.from(files.get(cutter.path) ?? [])
        .toString("ascii")
        .split("\r\n");
      const value = (from: number, code: string): number =>
        Number(lines.find((_, at) => at > from && lines[at - 1]?.trim() === code));
      const circles = lines.flatMap((line, at) =>
        line === "CIRCLE" && lines[at + 2]?.trim() === "HOLE"
          ? [{ x: value(at, "10"), y: -value(at, "20"), radius: value(at, "40") }]
          : [],
      );
      if (cloth !== "vented") expect(circles, cloth).toEqual([]);
      else {
        expect(pieces.map(({ piece }) => piece)).toContain("thigh_left");
        expect(circles.length).toBeGreaterThan(1000);
      }
      for (const { radius } of circles) expect(Math.abs(radius - 1)).toBeLessThan(0.6);
      const own = pieces.filter(({ piece }) => /^(thigh|back_leg)_/.test(piece));
      const cuts = own.map(({ line, piece, matrix }) => {
        const { size = "", properties = {} } =
          manifest.lines.find((one) => one.line === line) ?? {};
        const garment = draftGarment({ product: "pants", size, options: properties });
        const drafted = garment.pieces.find(({ id }) => id === piece) as Piece;
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
        return (flattenPath(drafted.outline, 0.5)[0]?.points ?? []).map(({ x, y }) => ({
          x: a * x + c * y + e,
          y: b * x + d * y + f,
        }));
      });
      const lost = circles.filter((hole) => !cuts.some((cut) => containsPoint(cut, hole)));
      expect(lost).toEqual([]);
    }
  });

  it("tell the cutter whose they are, and name each piece in the workshop's words", async () => {
    const manifest = await packed();
    const catalogue = join(import.meta.dirname, "../../../../../catalogue/products");
    const namesOf = (product: string): Record<string, { en: string }> =>
      JSON.parse(readFileSync(join(catalogue, `${product}.json`), "utf8")).pieces;
    for (const { cloth, pieces, cutter } of manifest.markers ?? []) {
      // Pairs of lines: a code and its value.
      const lines = Buffer.from(files.get(cutter.path) ?? [])
        .toString("ascii")
        .split("\r\n");
      expect([lines[0]?.trim(), lines[1]]).toEqual(["999", expect.stringContaining(number)]);
      expect(lines[1]).toContain(cloth);
      // A name follows its cut line, on a small piece in several lines.
      const texts: string[] = [];
      lines.forEach((line, at) => {
        if (at % 2 === 0 || lines[at - 1]?.trim() !== "0") return;
        if (line === "POLYLINE" && lines[at + 2]?.trim() === "CUT") texts.push("");
        if (line !== "TEXT") return;
        const words = lines.slice(at).find((_, after) => lines[at + after - 1]?.trim() === "1");
        texts.push(`${texts.pop() ?? ""} ${words ?? ""}`.trim());
      });
      const told = pieces.map(({ line, piece }) => {
        const own = manifest.lines.find((one) => one.line === line);
        const name = namesOf(own?.product ?? "")[piece]?.en ?? "";
        expect(name, piece).not.toBe("");
        // A waist is told without its letter, as the ticket does.
        return `${number}/${line} ${own?.size.replace(/^W/, "")} ${name}`;
      });
      expect(texts.toSorted()).toEqual(told.toSorted());
    }
  });

  it("are refused for cloth that is too narrow, and left out unless asked for", async () => {
    const written: string[] = [];
    const put = async (path: string) => void written.push(path);
    const narrow = { language: "en" as const, marker: { width: 300, oneWay: false } };
    const refused = /^a cloth of 300 mm is too narrow: \S+-front is larger than the cloth$/;
    const alone = printOrder(shop, { ...narrow, number }, put);
    await expect(alone).rejects.toThrow(NotPrintable);
    await expect(alone).rejects.toThrow(refused);
    const batch = printBatch(shop, { ...narrow, numbers: [number] }, put);
    await expect(batch).rejects.toThrow(refused);
    // Nobody waits for a pack to learn it, and nobody finds half of one.
    expect(written).toEqual([]);
    expect((await packed()).lines[0]?.pieces[0]?.path).toContain("_LODZ-MX_");
  });
});
