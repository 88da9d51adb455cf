import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseDocument, type DesignDocument, type Layer } from "@holeshot/design";
import { layer } from "../../testing/arbitraries.ts";
import { layerSchema } from "../schema.ts";
import { isSound, isSoundLayer } from "./sound.ts";

/** Values that sit on, just inside or just outside some bound, or are of another kind. */
const oddValues: readonly unknown[] = [
  null,
  undefined,
  true,
  "",
  "name",
  "arc",
  "#12345",
  "#ABCDEF",
  "#a0b1c2",
  "a".repeat(60),
  "a".repeat(61),
  "a".repeat(81),
  "a\nb\nc\nd\ne",
  "\u0007",
  "\ud800",
  "__proto__",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  {},
  ["#ffffff"],
  [1],
  0,
  1.1,
  -2000.1,
  2000.5,
];
const odd = fc.constantFrom(...oddValues);

type Path = readonly string[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...at, key]))];
}

function withValue(value: unknown, [first, ...rest]: Path, next: unknown): unknown {
  if (first === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      String(index) === first ? withValue(item, rest, next) : (item as unknown),
    );
  }
  const record = value as Record<string, unknown>;
  return { ...record, [first]: withValue(record[first], rest, next) };
}

function withoutKey(value: unknown, path: Path): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value as unknown;
  const { [first]: item, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [first]: withoutKey(item, rest) };
}

const tampered = layer.chain((whole) =>
  fc
    .tuple(
      fc.constantFrom(...pathsOf(whole).slice(1)),
      odd,
      fc.constantFrom("value", "key", "extra"),
    )
    .map(([path, value, how]) => {
      if (how === "key") return withoutKey(whole, path);
      if (how === "extra") return withValue(whole, [...path.slice(0, -1), "extra"], value);
      return withValue(whole, path, value);
    }),
);

test("what a drag asks of a layer is what the schema asks", () => {
  fc.assert(
    fc.property(tampered, (each) => {
      expect(isSoundLayer(each)).toBe(layerSchema.safeParse(each).success);
    }),
    { numRuns: 1000 },
  );
});

const outline = { colour: "#101010", width: 3 };
const placed = { hidden: false, locked: false, piece: "front", x: 0, y: 0, rotation: 0 };
const complete: readonly Layer[] = [
  {
    ...{ id: "zone", kind: "colour", hidden: false, locked: false, name: "Ground", opacity: 1 },
    ...{ link: "pair", zone: "base", primary: "#ffffff" },
    gradient: { secondary: "#000000", direction: "left_to_right" },
    fill: { pattern: "checker", scale: 1, rotation: 0, colours: ["#000000"] },
  },
  ...[{ kind: "arc", amount: 20 } as const, { kind: "wave", amount: 20 } as const].map(
    (curve): Layer => ({
      ...{ id: "text", kind: "text", ...placed, name: "Name", opacity: 1, link: "pair" },
      ...{ text: "23", font: "graduate", size: 50, colour: "#ffffff", letter_spacing: 0 },
      ...{ align: "center", role: "number", curve },
      stroke: { enabled: true, ...outline },
      strokes: [outline],
      shadow: { colour: "#000000", dx: 1, dy: 1 },
    }),
  ),
  {
    ...{ id: "mark", kind: "image", ...placed, name: "Mark", opacity: 1, link: "pair" },
    ...{ width: 100, mirrored: false, recolour: "#ffffff", role: "sponsor" },
    source: { type: "logo", id: "star" },
    crop: { x: 0, y: 0, width: 1, height: 1 },
  },
];

/** Every value that means something at some field of a layer: its bounds, a hair inside and outside. */
const telling: readonly unknown[] = [
  ...oddValues,
  ...[100, 60, 180, 360, 2000, 600, 200, 50, 10, 2, 1, 0.5, 0.01].flatMap((bound) =>
    [bound, -bound].flatMap((at) => [at - 0.001, at, at + 0.001]),
  ),
  ...[4, 5, 2, 3].map((count) => Array.from({ length: count }, () => "#ffffff")),
  ...[2, 3].map((count) => Array.from({ length: count }, () => outline)),
  ...["left", "top_to_bottom", "arc", "wave", "logo", "image", "text", "colour", "sponsor", "name"],
];

test.each(complete.map((layer) => [layer.kind, layer] as const))(
  "each field of a %s layer is judged alike at each bound",
  (_, whole) => {
    expect(isSoundLayer(whole)).toBe(true);
    const verdicts = { true: 0, false: 0 };
    for (const path of pathsOf(whole)) {
      const wrong = telling.map((value) => withValue(whole, path, value));
      wrong.push(withoutKey(whole, path), withValue(whole, [...path, "extra"], 1));
      for (const each of wrong) {
        const said = layerSchema.safeParse(each).success;
        verdicts[`${said}`] += 1;
        expect(isSoundLayer(each), `${path.join(".")} of ${JSON.stringify(each)}`).toBe(said);
      }
    }
    // Both verdicts were asked for often enough to mean something.
    expect(verdicts.true).toBeGreaterThan(100);
    expect(verdicts.false).toBeGreaterThan(500);
  },
);

const whole: DesignDocument = {
  schema: 1,
  pattern: 1,
  products: { jersey: { template: "blok", layers: [], properties: { collar: "v" } } },
};

test.each<[string, unknown]>([
  ["whole", whole],
  ["another schema", { ...whole, schema: 2 }],
  ["half a pattern", { ...whole, pattern: 1.5 }],
  ["no product", { ...whole, products: {} }],
  ["a key of its own", { ...whole, extra: 1 }],
  ["a product without layers", { ...whole, products: { jersey: { template: "blok" } } }],
  [
    "a property that is no name",
    {
      ...whole,
      products: { jersey: { ...whole.products.jersey, properties: { collar: "no name" } } },
    },
  ],
  [
    "two layers of one id",
    {
      ...whole,
      products: {
        jersey: {
          ...whole.products.jersey,
          layers: ["a", "b"].map((zone) => ({
            id: "same",
            hidden: false,
            locked: false,
            kind: "colour",
            zone,
            primary: "#000000",
            gradient: null,
          })),
        },
      },
    },
  ],
])("a document put in place is judged as a stored one is: %s", (_, document) => {
  const before: DesignDocument = { schema: 1, pattern: 1, products: {} };
  expect(isSound(before, document as DesignDocument)).toBe(parseDocument(document).ok);
});
