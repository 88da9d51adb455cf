import type { DesignDocument } from "@holeshot/design";
import { expect, test } from "vitest";
import type { ProofOrder } from "./proof-order.ts";
import { differingSide, proofTiles, type ProofSheet, sideOf, tellingSide } from "./proof-tiles.ts";

type Line = ProofOrder["lines"][number];

const text = (role: "name" | "number", piece = "back") => ({
  id: role,
  kind: "text",
  hidden: false,
  piece,
  role,
  text: role,
});

function design(mark: string): DesignDocument {
  const product = (layers: object[]) => ({ template: mark, layers, properties: {} });
  return {
    schema: 1,
    products: {
      jersey: product([text("name"), text("number")]),
      pants: product([text("number", "front-left")]),
      gloves: { template: "gloves", layers: [], properties: {} },
    },
  } as never;
}

let count = 0;
function line(product: "jersey" | "pants" | "gloves", overrides: Partial<Line> = {}): Line {
  const size = overrides.properties?.["size"] ?? "L";
  return {
    id: `line-${(count += 1)}`,
    name: "Asten",
    product: { id: product, name: product },
    quantity: 1,
    properties: { size },
    choices: [{ property: { id: "size", name: "Maat" }, value: { id: size, name: size } }],
    rider: null,
    ...overrides,
  } as Line;
}

function sheetOf(lines: readonly Line[], proposed: (line: Line) => string | null): ProofSheet {
  const set = "01934a5e-6c00-7a10-8c01-5d1f0e2b9a01";
  const documents = Object.fromEntries(
    ["a", "b", "c"].map((hash) => [hash, { configuratorSetUuid: set, document: design(hash) }]),
  );
  return {
    id: null,
    documents,
    lines: lines.map((each) => ({ line_id: each.id, ordered: "a", proposed: proposed(each) })),
  };
}

const team = Array.from({ length: 24 }, (_, at) => ({
  name: `Rider ${at}`,
  number: String(100 + at),
}));

test("24 riders in three products are 49 pictures, not 72 alike", () => {
  const lines = (["jersey", "pants", "gloves"] as const).flatMap((product) =>
    team.map((rider) => line(product, { rider })),
  );
  const tiles = proofTiles(
    lines,
    sheetOf(lines, () => "b"),
    "en",
  );
  const of = (product: string) => tiles.filter((tile) => tile.product === product);
  expect([of("jersey").length, of("pants").length, of("gloves").length]).toEqual([24, 24, 1]);
  expect(of("jersey")[3]).toMatchObject({ rider: team[3], riders: ["Rider 3 103"], pieces: 1 });
  // The pants say no name: what is drawn is the number alone, whose they are is still told.
  expect(of("pants")[3]).toMatchObject({
    rider: { name: "", number: "103" },
    riders: ["Rider 3 103"],
  });
  expect(of("gloves")[0]).toMatchObject({ rider: null, pieces: 24, changed: false });
  expect(of("gloves")[0]?.riders).toHaveLength(24);
});

test("a rider's two sizes share a picture, another cut does not", () => {
  const [rider] = team;
  const lines = [
    line("jersey", { rider: rider ?? null, properties: { size: "XL" } }),
    line("jersey", { rider: rider ?? null, properties: { size: "M" }, quantity: 2 }),
    line("jersey", { rider: rider ?? null, properties: { size: "W-M" } }),
    line("jersey", { rider: rider ?? null, properties: { size: "M", collar: "v-overlap" } }),
  ];
  const tiles = proofTiles(
    lines,
    sheetOf(lines, () => null),
    "en",
  );
  expect(
    tiles.map((tile) => tile.sizes.map(({ name, quantity }) => `${name} ${quantity}`)),
  ).toEqual([["M 2", "XL 1"], ["W-M 1"], ["M 1"]]);
  expect(tiles.map(({ group }) => group)).toEqual(["men", "women", "men"]);
});

test("says what was changed for whom, and keeps what was ordered beside it", () => {
  const lines = team.slice(0, 3).map((rider) => line("jersey", { rider }));
  const tiles = proofTiles(
    lines,
    sheetOf(lines, (each) => (each === lines[1] ? "c" : null)),
    "en",
  );
  expect(tiles.map(({ changed }) => changed)).toEqual([false, true, false]);
  expect(tiles[1]?.ordered).toEqual(design("a"));
  expect(tiles[1]?.proposed).toEqual(design("c"));
});

test("pieces for nobody are as they were designed; what cannot be read is left out", () => {
  const lines = [line("jersey", { quantity: 5 }), line("jersey")];
  const sheet = sheetOf(lines, (each) => (each === lines[1] ? "gone" : null));
  expect(proofTiles(lines, sheet, "en")).toMatchObject([{ rider: null, riders: [], pieces: 5 }]);
});

test("a garment is first seen from where it tells riders apart", () => {
  const proposed = design("a");
  expect(tellingSide({ product: "jersey", proposed })).toBe("back");
  expect(tellingSide({ product: "pants", proposed })).toBe("front");
  const numbered = { ...proposed.products.gloves, layers: [text("number", "back_left")] };
  const gloves = { products: { gloves: numbered } } as never;
  expect(tellingSide({ product: "gloves", proposed: gloves })).toBe("front");
});

test("a marked place is seen first: on the side in sight where it lies there, else on its own", () => {
  expect(sideOf("jersey", ["front"], "back")).toBe("front");
  expect(sideOf("jersey", ["front", "back"], "back")).toBe("back");
  expect(sideOf("jersey", ["collar"], "back")).toBe("back");
  expect(sideOf("jersey", [], "front")).toBe("front");
});

test("what differs is seen first, wherever it lies", () => {
  const jersey = (layers: object[]) =>
    ({ products: { jersey: { template: "m", layers, properties: {} } } }) as never;
  const moved = (piece: string) => ({ ...text("name", piece), x: 10 });
  const from = (before: object[], after: object[]) =>
    differingSide({ product: "jersey", ordered: jersey(before), proposed: jersey(after) }, "back");
  expect(from([text("name")], [moved("back")])).toBe("back");
  expect(from([text("name", "front")], [moved("front")])).toBe("front");
  expect(from([text("name"), text("number", "front")], [moved("back")])).toBe("back");
  // A collar shows from everywhere, and nothing differs at all here.
  expect(from([text("name", "collar")], [moved("collar")])).toBe("back");
  expect(from([text("name")], [text("name")])).toBe("back");
});
