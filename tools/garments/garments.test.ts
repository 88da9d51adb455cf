import { productIds } from "@holeshot/domain";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { parsePath, pathBounds } from "@holeshot/geometry";
import { expect, test } from "vitest";
import { nest } from "./nest.ts";
import { plotOverlay } from "./overlay.ts";
import { reportGarment } from "./report.ts";

interface Product {
  readonly properties: readonly {
    readonly id: string;
    readonly values: readonly { readonly id: string }[];
  }[];
}

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const garments = (...args: string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });

test("the report lists the seams from the worst to the best and finds no broken law", () => {
  const text = reportGarment(draftGarment({ product: "pants", size: "W34" }));
  const seams =
    text
      .split("## Pieces")[0]
      ?.split("\n")
      .filter((line) => line.includes(" – ")) ?? [];
  const deviations = seams.map((line) => Math.abs(Number.parseFloat(line)));
  expect(deviations.length).toBeGreaterThan(40);
  expect(deviations).toEqual(deviations.toSorted((a, b) => b - a));
  expect(text).toContain("All laws are kept.");
});

test("nested pieces do not overlap and stay on the cloth", () => {
  const { places, length } = nest(draftGarment({ product: "jersey", size: "L" }).pieces, 1500);
  const boxes = places.map(({ box, dx, dy }) => ({
    l: box.left + dx,
    r: box.right + dx,
    t: box.top + dy,
    b: box.bottom + dy,
  }));
  boxes.forEach((a, i) => {
    expect(a.l).toBeGreaterThanOrEqual(-0.01);
    expect(a.r).toBeLessThanOrEqual(1500.01);
    expect(a.b).toBeLessThanOrEqual(length + 0.01);
    for (const b of boxes.slice(i + 1))
      expect(a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b).toBe(false);
  });
});

test("plot writes every piece at 1:1 and all of them nested", () => {
  const folder = mkdtempSync(join(tmpdir(), "garments-"));
  try {
    const { status, stderr } = garments("plot", "jersey", "L", "--out", folder);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const made = readdirSync(join(folder, "jersey-L"));
    const garment = draftGarment({ product: "jersey", size: "L" });
    expect(made).toHaveLength(garment.pieces.length + 1);
    const svg = readFileSync(join(folder, "jersey-L", "front.svg"), "utf8");
    const seam = /id="seam"><path d="([^"]+)"/.exec(svg)?.[1] ?? "";
    const front = garment.pieces.find(({ id }) => id === "front");
    expect(pathBounds(parsePath(seam)).right).toBeCloseTo(front?.bounds.right ?? 0, 1);
    expect(svg).toMatch(/width="[\d.]+mm"/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("several sizes are laid over each other, each piece on its origin", () => {
  const [small, large] = ["S", "3XL"].map((size) => draftGarment({ product: "jersey", size })) as [
    Garment,
    Garment,
  ];
  const svg = plotOverlay([small, large]);
  const front = /<g id="front" transform="[^"]+">(.*?)<\/g>/s.exec(svg)?.[1] ?? "";
  const seams = [...front.matchAll(/d="([^"]+)"[^>]*stroke-width="1.2"/g)].map(([, d]) =>
    pathBounds(parsePath(d as string)),
  );
  expect(seams.map(({ right }) => Math.round(right))).toEqual(
    [small, large].map(({ pieces }) =>
      Math.round(pieces.find(({ id }) => id === "front")?.bounds.right ?? 0),
    ),
  );
  expect(svg).not.toContain('id="sleeve_right"');
});

test("every choice a customer pays for changes the pieces that are cut", () => {
  for (const product of productIds) {
    const file = new URL(`../../catalogue/products/${product}.json`, import.meta.url);
    const { properties } = JSON.parse(readFileSync(file, "utf8")) as Product;
    for (const { id, values } of properties.filter((property) => property.id !== "size")) {
      const drafts = values.map((value) =>
        JSON.stringify(
          draftGarment({ product, size: baseSize(product), options: { [id]: value.id } }).pieces,
        ),
      );
      expect(new Set(drafts).size, `${product} ${id}`).toBe(values.length);
    }
  }
});

test("a mistake says what is possible and fails", () => {
  const { status, stderr } = garments("report", "jersey", "XXS");
  expect(status).toBe(2);
  expect(stderr).toContain("W-2XL");
  expect(garments("plot", "socks", "L", "--out", "x").status).toBe(2);
  expect(garments("knit").status).toBe(2);
});
