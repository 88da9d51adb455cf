import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { swellFor } from "@holeshot/cutting";
import { draftGarment } from "@holeshot/garments";
import { parsePath, pathBounds, transformPoint } from "@holeshot/geometry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../testing/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { NotPrintable, type PackManifest, type PrintRequest, printOrder } from "./index.ts";

let shop: TestPlatform;
let designer: Caller;
let folder: string;
let number = "";

beforeAll(async () => {
  shop = await testPlatform();
  folder = await mkdtemp(join(tmpdir(), "holeshot-lots-"));
  designer = await shop.customer({ role: "designer" });
  const rider = await shop.customer();
  const set = openCatalogue().sets.findIndex(({ products }) => products.length === 1);
  const cart = await newCart(rider);
  const design = await addNewDesign(rider, cart, { set });
  await choose(rider, cart, design, { jersey: [{}] });
  number = (await order(rider, cart)).json.order_number as string;
}, 60_000);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function pack(more: Partial<PrintRequest> = {}) {
  const files = new Map<string, Uint8Array>();
  const manifest = await printOrder(
    shop,
    { number, language: "en", ...more },
    async (path, bytes) => {
      files.set(path, bytes);
    },
  );
  return { manifest, files };
}

/** Width and height of a file's TrimBox as poppler reads it, mm. */
async function trimOf(bytes: Uint8Array | undefined): Promise<[number, number]> {
  const file = join(folder, "piece.pdf");
  await writeFile(file, bytes ?? new Uint8Array());
  const told = execFileSync("pdfinfo", ["-box", file], { encoding: "utf8" });
  const [left = 0, bottom = 0, right = 0, top = 0] = (/TrimBox:\s+([\d. -]+)/.exec(told)?.[1] ?? "")
    .trim()
    .split(/\s+/)
    .map(Number);
  return [((right - left) * 25.4) / 72, ((top - bottom) * 25.4) / 72];
}

/** Width and height of the cut line in an SVG, mm. */
function cutOf(bytes: Uint8Array | undefined): [number, number] {
  const path = /id="cut"[^>]*><path d="([^"]*)"/.exec(Buffer.from(bytes ?? []).toString())?.[1];
  const { left, top, right, bottom } = pathBounds(parsePath(path ?? ""));
  return [right - left, bottom - top];
}

function pieceOf(manifest: PackManifest, id: string) {
  return manifest.lines[0]?.pieces.find(({ piece }) => piece === id);
}

describe("a lot of cloth", () => {
  it("is measured, measured again, and listed", async () => {
    const lot = { lot: "VM-0412", cloth: "vented-mesh", across_mm: 499, along_mm: 480 };
    expect((await designer.post("/api/staff/lots", lot)).status).toBe(201);
    const again = { ...lot, across_mm: 495, along_mm: 487.5 };
    expect((await designer.post("/api/staff/lots", again)).json).toMatchObject(again);
    const { json } = await designer.get("/api/staff/lots");
    expect(json.data).toHaveLength(1);
    expect(json.data[0]).toMatchObject(again);
    const named = await designer.get("/api/staff/lots?language=de");
    const cloths = new Map(
      (named.json.cloths as { id: string; name: string }[]).map(({ id, name }) => [id, name]),
    );
    expect(cloths.get("vented-mesh")).toBe("Belüftungsmesh");
    // Gloves leave no choice of cloth.
    expect(cloths.get("stretch-mesh")).toBe("Stretchmesh");
    // A jersey's is knitted, that of pants woven: two rolls that shrink each in its own way.
    expect(cloths.get("stretch")).toBe("Stretch");
    expect(cloths.get("woven-stretch")).toBe("leichter Stretch");
    const offered = new Set(
      openCatalogue()
        .sets.flatMap(({ products }) =>
          products.flatMap(({ properties }) =>
            properties.filter(({ id }) => id === "fabric").flatMap(({ values }) => values),
          ),
        )
        .map(({ id }) => id),
    );
    expect(new Set(cloths.keys())).toEqual(new Set([...offered, "stretch-mesh", "woven-stretch"]));
    const wrong = await designer.post("/api/staff/lots", { ...lot, along_mm: 48 });
    expect(wrong.status).toBe(422);
  });

  it("makes the print larger by what the press takes, and nothing that is cut from other cloth", async () => {
    const plain = await pack();
    const swollen = await pack({
      lots: ["VM-0412"],
      marker: { width: 1600, oneWay: false, effort: 0 },
      svg: true,
    });
    const drawn = await pack({ svg: true });
    expect(swollen.manifest.lots).toEqual([
      { lot: "VM-0412", cloth: "vented-mesh", along: 0.025, across: 0.01 },
    ]);
    for (const id of ["front", "back", "sleeve_left"]) {
      const [before, after] = [plain, swollen].map(({ manifest }) => pieceOf(manifest, id));
      const [width, height] = await trimOf(plain.files.get(before?.path ?? ""));
      const [wide, high] = await trimOf(swollen.files.get(after?.path ?? ""));
      // 495 of 500 mm are left across, 487.5 along; these pieces' grain is upright.
      expect(wide * (495 / 500), id).toBeCloseTo(width, 1);
      expect(high * (487.5 / 500), id).toBeCloseTo(height, 1);
      // The SVG beside it, too, by its cut line.
      const asSvg = [pieceOf(drawn.manifest, id), after].map((piece) => piece?.svg?.path ?? "");
      const small = cutOf(drawn.files.get(asSvg[0] ?? ""));
      const large = cutOf(swollen.files.get(asSvg[1] ?? ""));
      expect(large[0] * (495 / 500), id).toBeCloseTo(small[0], 2);
      expect(large[1] * (487.5 / 500), id).toBeCloseTo(small[1], 2);
      expect(after?.trim_mm).toEqual(before?.trim_mm);
      // Said to a tenth of a millimetre, of a page whose box is rounded too.
      expect(Math.abs((after?.print_mm?.[0] ?? 0) - wide), id).toBeLessThan(0.06);
      expect(Math.abs((after?.print_mm?.[1] ?? 0) - high), id).toBeLessThan(0.06);
    }
    const [jobs] = swollen.manifest.jobs;
    const listed = JSON.parse(
      Buffer.from(swollen.files.get(jobs?.path ?? "") ?? []).toString(),
    ) as {
      jobs: { piece: string; width_mm: number }[];
    };
    const front = pieceOf(swollen.manifest, "front");
    expect(listed.jobs.find(({ piece }) => piece === "front")?.width_mm).toBe(front?.print_mm?.[0]);
    // Cut from other rolls by hand, and cut and sewn as it is drafted.
    expect(pieceOf(swollen.manifest, "collar")?.sha256).toBe(
      pieceOf(plain.manifest, "collar")?.sha256,
    );
    expect(swollen.manifest.patterns).toEqual(plain.manifest.patterns);
    const [marker] = swollen.manifest.markers ?? [];
    const [a = 0, b = 0] = marker?.pieces.find(({ piece }) => piece === "front")?.matrix ?? [];
    expect(Math.hypot(a, b)).toBeCloseTo(500 / 495, 3);
  });

  it("is asked for by name, one for a cloth", async () => {
    await expect(pack({ lots: ["VM-9999"] })).rejects.toThrow(NotPrintable);
    const other = { lot: "VM-0413", cloth: "vented-mesh", across_mm: 497, along_mm: 490 };
    await designer.post("/api/staff/lots", other);
    await expect(pack({ lots: ["VM-0412", "VM-0413"] })).rejects.toThrow(/are both of vented-mesh/);
  });

  it("swells along the grain, whichever way it lies on the piece", () => {
    for (const piece of draftGarment({ product: "pants", size: "W32" }).pieces) {
      const matrix = swellFor(piece, { along: 0.03, across: 0.01 });
      const [from, to] = piece.grain;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [u, v] = piece.grain.map((point) => transformPoint(matrix, point));
      const grown = Math.hypot((v?.x ?? 0) - (u?.x ?? 0), (v?.y ?? 0) - (u?.y ?? 0));
      expect(grown * 0.97, piece.id).toBeCloseTo(length, 6);
      const side = transformPoint(matrix, { x: -(to.y - from.y), y: to.x - from.x });
      expect(Math.hypot(side.x, side.y) * 0.99, piece.id).toBeCloseTo(length, 6);
    }
  });
});
