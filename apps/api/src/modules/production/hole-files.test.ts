import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cutLine, draftGarment, type Piece, weaveOf } from "@holeshot/garments";
import {
  type Circle,
  type Matrix,
  pathBounds,
  pointsBounds,
  transformCircle,
  transformPoint,
} from "@holeshot/geometry";
import { holesOf, ventsOf } from "@holeshot/views";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { holeTexts, holeWords } from "./hole-words.ts";
import { noteLot, type PackManifest, printOrder } from "./index.ts";
import { techTexts } from "./tech-pack/tech-texts.ts";

/** The holes of vented pants in every file that tells a maker where to cut, as other programs read them. */
const within = 0.05;
const pt = 25.4 / 72;

const systemPython = "/usr/bin/python3";
/** Whether a program that a test needs is there; where CI is set it must be. */
function has(program: string, words: readonly string[]): boolean {
  return (
    process.env["CI"] === "true" || spawnSync(program, words, { stdio: "ignore" }).status === 0
  );
}
const readers = [
  ["mutool", "-v"],
  ["pdfinfo", "-v"],
  ["pdftotext", "-v"],
  ["qpdf", "--version"],
] as const;

let shop: TestPlatform;
let number = "";
const folder = mkdtempSync(join(tmpdir(), "holeshot-holes-"));

/** Lines of the order; the last two have no holes. */
const rows: readonly Readonly<Record<string, string>>[] = [
  { size: "W32", fabric: "vented" },
  { size: "W-L", fabric: "vented", pockets: "two-zip", style: "over-the-boot" },
  { size: "W32" },
  { size: "W32", fabric: "stretch", pockets: "two-zip" },
];
const young = { size: "Y8", fabric: "vented", pockets: "card", length: "long" };

beforeAll(async () => {
  shop = await testPlatform();
  const rider = await shop.customer();
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { name: "Zomer" });
  const chosen = await choose(rider, cart, design, {
    pants: rows.map((properties) => ({ properties })),
    jersey: [{}],
    gloves: [{}],
  });
  expect(chosen.status, chosen.text).toBe(200);
  const youth = openCatalogue().sets.findIndex(({ lettering }) => lettering < 1);
  const small = await addNewDesign(rider, cart, { name: "Jeugd", set: youth });
  const more = await choose(rider, cart, small, {
    pants: [{ properties: young }],
    jersey: [{ properties: { size: "Y8" } }],
    gloves: [{ properties: { size: "Y-S" } }],
    "pit-shirt": [{ properties: { size: "Y8" } }],
  });
  expect(more.status, more.text).toBe(200);
  const placed = await order(rider, cart);
  expect(placed.status, placed.text).toBe(201);
  number = placed.json.order_number as string;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Pack {
  readonly manifest: PackManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

let made: Promise<Pack> | undefined;

function packed(): Promise<Pack> {
  made ??= pack({ svg: true, marker: { width: 1600, oneWay: false, effort: 0.01 } });
  return made;
}

async function pack(more: object): Promise<Pack> {
  const files = new Map<string, Uint8Array>();
  const request = { number, language: "nl" as const, ...more };
  const manifest = await printOrder(shop, request, async (path, bytes) => {
    files.set(path, bytes);
  });
  return { manifest, files };
}

/** What the pattern says of a line's piece: where screens show its holes. */
function told(line: PackManifest["lines"][number], id: string): readonly Circle[] {
  const { product, size, properties } = line;
  if (product !== "pants") return [];
  const piece = pieceOf(line, id);
  if (piece.material !== "printed") return [];
  expect(size).toBe(properties["size"]);
  const vents = ventsOf(weaveOf(product, properties), id, piece.bounds);
  return vents ? holesOf(vents) : [];
}

function pieceOf({ product, size, properties }: PackManifest["lines"][number], id: string): Piece {
  const { size: _, ...options } = properties;
  const garment = draftGarment({ product: product as "pants", size, options });
  const piece = garment.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`no ${id} of ${size}`);
  return piece;
}

const every = ({ lines }: PackManifest) =>
  lines.flatMap((line) => line.pieces.map((piece) => ({ line, piece })));

/** Row by row, as eyes would compare them. */
const inOrder = (circles: readonly Circle[]) =>
  circles.toSorted((a, b) => Math.round((a.y - b.y) * 2) || a.x - b.x);

/** As many, in the same places, as wide. */
function expectSame(read: readonly Circle[], wanted: readonly Circle[], where: string): void {
  expect(read, where).toHaveLength(wanted.length);
  const others = inOrder(read);
  inOrder(wanted).forEach((hole, i) => {
    const other = others[i] as Circle;
    const off = Math.max(
      Math.hypot(other.x - hole.x, other.y - hole.y),
      Math.abs(other.radius - hole.radius),
    );
    expect(off, `${where}: ${hole.x} ${hole.y}`).toBeLessThan(within);
  });
}

/** Stroked circles no wider than holes as MuPDF finds them on a page, in mm from its corner; in one ink alone, where one is named. */
function drawnCircles(pdf: Uint8Array, page = 1, ink?: string): Circle[] {
  const file = join(folder, "page.pdf");
  writeFileSync(file, pdf);
  const trace = execFileSync("mutool", ["trace", file, `${page}`], {
    encoding: "utf8",
    maxBuffer: 1 << 29,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return [...trace.matchAll(/<stroke_path ([^>]*)>(.*?)<\/stroke_path>/gs)].flatMap(
    ([, told = "", path = ""]) => {
      const drawnIn = /colorspace="Separation\(\w+,([^)]*)\)"/.exec(told)?.[1];
      if (ink !== undefined && drawnIn !== ink) return [];
      const [, given = ""] = /transform="([^"]*)"/.exec(told) ?? [];
      const matrix = given.split(" ").map(Number) as unknown as Matrix;
      return path.split("<closepath/>").flatMap((shape) => circleOf(shape, matrix));
    },
  );
}

/** A shape that is begun and goes on in four curves, as wide as it is high. */
function circleOf(shape: string, matrix: Matrix): Circle[] {
  const kinds = [...shape.matchAll(/<(\w+)/g)].map(([, kind]) => kind);
  if (kinds.join(" ") !== "moveto curveto curveto curveto curveto") return [];
  const ends = [...shape.matchAll(/ x3?="(\S+)" y3?="(\S+)"/g)].map(([, x, y]) =>
    transformPoint(matrix, { x: Number(x), y: Number(y) }),
  );
  const { left, top, right, bottom } = pointsBounds(ends);
  const radius = ((right - left) / 2) * pt;
  if (radius > 2 || Math.abs((bottom - top) * pt - 2 * radius) > within) return [];
  return [{ x: ((left + right) / 2) * pt, y: ((top + bottom) / 2) * pt, radius }];
}

/** Where what is cut begins on a page, mm from its top left corner, as poppler reads its boxes. */
function trimOf(pdf: Uint8Array, page = 1): { readonly x: number; readonly y: number } {
  const file = join(folder, "box.pdf");
  writeFileSync(file, pdf);
  const of = ["-box", "-f", `${page}`, "-l", `${page}`, file];
  const text = execFileSync("pdfinfo", of, { encoding: "utf8" });
  const [left = 0, , , top = 0] = (/TrimBox:\s+(.*)/.exec(text)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map(Number);
  const height = Number(/size:\s+[\d.]+ x ([\d.]+)/.exec(text)?.[1]);
  return { x: left * pt, y: (height - top) * pt };
}

/** What was read on a page, in millimetres of what is cut out of it: from the box of its cut line. */
function onPiece(pdf: Uint8Array, { left, top }: { left: number; top: number }, page = 1) {
  const trim = trimOf(pdf, page);
  return drawnCircles(pdf, page, "Hole").map(({ x, y, radius }) => ({
    x: x - trim.x + left,
    y: y - trim.y + top,
    radius,
  }));
}

const bytesOf = ({ files }: Pack, path: string): Uint8Array => files.get(path) ?? new Uint8Array();
const textOf = (own: Pack, path: string): string => Buffer.from(bytesOf(own, path)).toString();

describe.skipIf(!readers.every(([program, word]) => has(program, [word])))(
  "a vented pair of pants",
  () => {
    it("has its holes in the press file of each piece, on a layer and in an ink of their own, and in no other's", async () => {
      const own = await packed();
      let count = 0;
      for (const { line, piece } of every(own.manifest)) {
        const where = `${line.line} ${piece.piece}`;
        const wanted = told(line, piece.piece);
        const pdf = bytesOf(own, piece.path);
        const raw = Buffer.from(pdf);
        expect(piece.holes ?? 0, where).toBe(wanted.length);
        expect(raw.includes("/Hole"), where).toBe(wanted.length > 0);
        count += wanted.length;
        // Every piece that has some; of the others one of each line is drawn.
        if (wanted.length === 0 && !/knee_left|shin_left|front|thigh_left/.test(piece.piece))
          continue;
        const box = pathBounds(cutLine(pieceOf(line, piece.piece)));
        expectSame(onPiece(pdf, box), wanted, where);
        if (wanted.length === 0) continue;
        const file = join(folder, "whole.pdf");
        writeFileSync(file, pdf);
        expect(execFileSync("qpdf", ["--check", file], { encoding: "utf8" })).toContain(
          "No syntax",
        );
        expect(raw.toString("latin1")).toMatch(/\/Separation \/Hole\b/);
      }
      expect(count).toBeGreaterThan(5000);
    }, 240_000);

    it("has the same in the SVG of each piece", async () => {
      const own = await packed();
      for (const { line, piece } of every(own.manifest)) {
        const text = textOf(own, piece.svg?.path ?? "");
        const [, group = ""] = /<g id="hole"[^>]*>(.*?)<\/g>/s.exec(text) ?? [];
        const circles = [...group.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="(\S+)"\/>/g)].map(
          ([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }),
        );
        expect(text).toContain('<g id="cut"');
        expectSame(circles, told(line, piece.piece), `${line.line} ${piece.piece}`);
      }
    }, 240_000);

    it("has the same on its paper pattern, a page a piece", async () => {
      const own = await packed();
      for (const line of own.manifest.lines) {
        const pdf = bytesOf(own, line.pattern_sheets);
        for (const [at, { piece }] of line.pieces.entries()) {
          if (!/^(thigh|back_leg|knee|front)/.test(piece)) continue;
          const box = pathBounds(cutLine(pieceOf(line, piece)));
          const wanted = told(line, piece);
          expectSame(onPiece(pdf, box, at + 1), wanted, `${line.line} ${piece}`);
        }
      }
    }, 240_000);

    it.skipIf(!has(systemPython, ["-c", "import ezdxf"]))(
      "has the same in its pattern and beside a marker, as ezdxf reads both",
      async () => {
        const own = await packed();
        const read = (path: string, script: string): unknown => {
          const file = join(folder, "read.dxf");
          writeFileSync(file, bytesOf(own, path));
          const head =
            "import ezdxf,sys,json;d=ezdxf.readfile(sys.argv[1]);assert not d.audit().errors;";
          const words = ["-c", head + script, file];
          return JSON.parse(
            execFileSync(systemPython, words, { encoding: "utf8", maxBuffer: 1 << 28 }),
          );
        };
        for (const line of own.manifest.lines) {
          const blocks = read(
            line.pattern,
            "print(json.dumps({b.name:[[(v.dxf.location.x,v.dxf.location.y) for v in e.vertices] for e in b" +
              " if e.dxftype()=='POLYLINE' and e.is_closed and e.dxf.layer=='11'] for b in d.blocks}))",
          ) as Record<string, [number, number][][]>;
          for (const { piece } of line.pieces) {
            const name = Object.keys(blocks).find((one) =>
              one.startsWith(`${piece.toUpperCase()}-`),
            );
            const circles = (blocks[name ?? ""] ?? []).map((corners) => {
              const mean = (axis: 0 | 1) =>
                corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
              const [x, y] = [mean(0), mean(1)];
              const away = corners.map((corner) => Math.hypot(corner[0] - x, corner[1] - y));
              expect(Math.max(...away) - Math.min(...away)).toBeLessThan(within);
              return { x, y: -y, radius: Math.max(...away) };
            });
            expect(name, piece).toBeDefined();
            expectSame(circles, told(line, piece), `${line.line} ${piece}`);
          }
        }
        for (const { cloth, pieces, cutter, print } of own.manifest.markers ?? []) {
          const circles = (
            read(
              cutter.path,
              "print(json.dumps([[*e.dxf.center][:2]+[e.dxf.radius] for e in d.modelspace()" +
                " if e.dxftype()=='CIRCLE' and e.dxf.layer=='HOLE']))",
            ) as [number, number, number][]
          ).map(([x, y, radius]) => ({ x, y: -y, radius }));
          const wanted = pieces.flatMap(({ line, piece, matrix }) => {
            const one = own.manifest.lines.find((other) => other.line === line);
            if (!one) throw new Error(`no line ${line}`);
            return told(one, piece).map((hole) =>
              transformCircle(hole, matrix as unknown as Matrix),
            );
          });
          expect(wanted.length > 0, cloth).toBe(cloth === "vented");
          expectSame(circles, wanted, `${cutter.path}`);
          // The marker's own print, from the corner of its cloth.
          expectSame(onPiece(bytesOf(own, print.path), { left: 0, top: 0 }), wanted, print.path);
        }
      },
      240_000,
    );

    it("has them in the press's millimetres on a lot of cloth that shrinks, round all the same", async () => {
      const lot = { lot: "VE-1", cloth: "vented", across_mm: 495, along_mm: 487.5 };
      await shop.transaction((tx) => noteLot(tx, lot, { id: null, now: new Date(0) }));
      const { lines } = (await packed()).manifest;
      const holed = lines.find(({ properties }) => properties["fabric"] === "vented");
      const own = await pack({
        lots: ["VE-1"],
        svg: true,
        only: { line: holed?.line, piece: "thigh_right" },
      });
      const [{ line, piece } = { line: undefined, piece: undefined }] = every(own.manifest);
      if (!line || !piece) throw new Error("nothing was made");
      const wanted = told(line, piece.piece);
      const cut = pathBounds(cutLine(pieceOf(line, piece.piece)));
      const [wide = 0, high = 0] = piece.print_mm ?? [];
      expect(wide / (cut.right - cut.left)).toBeCloseTo(500 / 495, 3);
      expect(high / (cut.bottom - cut.top)).toBeCloseTo(500 / 487.5, 3);
      const swell: Matrix = [500 / 495, 0, 0, 500 / 487.5, 0, 0];
      const box = { left: (cut.left * 500) / 495, top: (cut.top * 500) / 487.5 };
      const swollen = wanted.map((hole) => transformCircle(hole, swell));
      expectSame(onPiece(bytesOf(own, piece.path), box), swollen, "on a lot");
      // A pattern is the piece as it is sewn.
      const sheets = bytesOf(own, line.pattern_sheets);
      const garment = draftGarment({
        product: "pants",
        size: "W32",
        options: { fabric: "vented" },
      });
      const page = garment.pieces.findIndex(({ id }) => id === piece.piece);
      expectSame(onPiece(sheets, cut, page + 1), wanted, "pattern");
    }, 120_000);

    it("tells on papers how many there are, how wide and where", async () => {
      const own = await packed();
      const text = (path: string): string => {
        const args = ["-layout", "-", "-"];
        const pages = execFileSync("pdftotext", args, {
          input: bytesOf(own, path),
          encoding: "utf8",
        });
        return pages.replaceAll("\u00a0", " ");
      };
      const ticket = text("cut-ticket.pdf");
      const techPacks = own.manifest.tech_packs
        .map(({ path }) => path)
        .filter((path) => !path.endsWith("strike-off.pdf"));
      expect(techPacks).toHaveLength(2);
      const tech = techPacks.map(text).join("\n");
      const say = holeTexts.nl;
      const vented = own.manifest.lines.filter(
        ({ properties }) => properties["fabric"] === "vented",
      );
      const [first] = vented;
      const before = `${say.first} · ${techTexts.nl.lines}: ${first?.line}`;
      const missing = [say.title, say.drawn, before].filter((words) => !tech.includes(words));
      expect(missing).toEqual([]);
      for (const { line, piece } of every(own.manifest)) {
        const holes = told(line, piece.piece);
        const words = holeWords(holes, "nl");
        if (words === null) continue;
        expect(ticket.includes(words), words).toBe(true);
        const count = new Intl.NumberFormat("nl").format(holes.length);
        expect(tech.split(/\s+/).includes(count), words).toBe(true);
      }
      // On the drawings of the line they show, every one of them.
      const count = (first?.pieces ?? []).reduce((sum, { holes = 0 }) => sum + holes, 0);
      const bytes = bytesOf(own, techPacks[0] ?? "");
      const pages = Number(/Pages:\s+(\d+)/.exec(infoOf(bytes))?.[1]);
      const drawn = Array.from({ length: pages }, (_, at) => drawnCircles(bytes, at + 1).length);
      expect(Math.max(...drawn)).toBe(count);
    }, 240_000);
  },
);

function infoOf(pdf: Uint8Array): string {
  const file = join(folder, "info.pdf");
  writeFileSync(file, pdf);
  return execFileSync("pdfinfo", [file], { encoding: "utf8" });
}
