import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildScene, preflight, toPdf, toSvg } from "@holeshot/artwork";
import type { SceneInput } from "@holeshot/artwork";
import { designLimits as limits, fillPatterns, parseDocument } from "@holeshot/design";
import type { Layer } from "@holeshot/design";
import {
  colourLayer,
  imageLayer,
  sceneInput,
  testDocument,
  textLayer,
} from "../testing/fixtures.ts";
import { canvasPixels } from "../testing/pixels.ts";
import { fillsIn } from "../testing/scene-tools.ts";

// Whatever the document's limits allow must be drawn or reported, in reasonable time, and never throw.

const edge = (min: number, max: number) =>
  fc.oneof(
    fc.constantFrom(min, max),
    fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
  );
const colour = fc.constantFrom("#000000", "#ffffff", "#d8262f");
const width = edge(limits.outlineWidth.min, limits.outlineWidth.max);
const place = {
  piece: fc.constantFrom("front", "back", "nowhere"),
  x: edge(-limits.position, limits.position),
  y: edge(-limits.position, limits.position),
  rotation: edge(-limits.rotation, limits.rotation),
};
const opacity = fc.constantFrom(0, 0.5, 1);

const text = fc
  .record({
    ...place,
    opacity,
    text: fc.oneof(
      fc.constantFrom(
        "",
        " ",
        "\n\n",
        "86",
        "W".repeat(80),
        "i\n".repeat(3),
        "Å漢é\u0301🏁",
        "ffi",
      ),
      fc.string({ maxLength: 40, unit: "binary" }).filter((s) => /^[^\p{Cc}\p{Cs}]*$/u.test(s)),
    ),
    font: fc.constantFrom("russo-one", "graduate", "saira", "marker", "gone"),
    size: edge(limits.textSize.min, limits.textSize.max),
    letter_spacing: edge(limits.letterSpacing.min, limits.letterSpacing.max),
    align: fc.constantFrom("left" as const, "right" as const),
    curve: fc.oneof(
      fc.record({ kind: fc.constant("arc" as const), amount: edge(-limits.arc, limits.arc) }),
      fc.record({ kind: fc.constant("wave" as const), amount: edge(-limits.wave, limits.wave) }),
    ),
    role: fc.constantFrom("name" as const, "number" as const),
    stroke: fc.record({ enabled: fc.boolean(), colour, width }),
    strokes: fc.array(fc.record({ colour, width }), { maxLength: 2 }),
    shadow: fc.record({
      colour,
      dx: edge(-limits.shadow, limits.shadow),
      dy: edge(-limits.shadow, limits.shadow),
    }),
  })
  .map((changes) => textLayer(changes));

const image = fc
  .record({
    ...place,
    opacity,
    width: edge(limits.imageWidth.min, limits.imageWidth.max),
    source: fc.constantFrom(
      { type: "logo" as const, id: "bolt" },
      { type: "image" as const, id: "photo" },
      { type: "image" as const, id: "gone" },
    ),
    crop: fc.constantFrom(
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 0.99, y: 0, width: 0.01, height: 0.01 },
    ),
    mirrored: fc.boolean(),
  })
  .map((changes) => imageLayer(changes));

const zone = fc
  .record({
    opacity,
    zone: fc.constantFrom("base", "block", "unknown"),
    gradient: fc.constantFrom(null, { secondary: "#163f8c", direction: "left_to_right" as const }),
    fill: fc.record({
      pattern: fc.constantFrom(...fillPatterns, "unknown"),
      scale: edge(limits.patternScale.min, limits.patternScale.max),
      rotation: edge(-limits.rotation, limits.rotation),
      colours: fc.array(colour, { minLength: 1, maxLength: 4 }),
    }),
  })
  .map((changes) => colourLayer(changes));

const design = fc
  .tuple(zone, fc.array(fc.oneof(text, image), { maxLength: 4 }))
  .map(([first, rest]): Layer[] => [
    first,
    ...rest.map((layer, index) => ({ ...layer, id: `l${index}` })),
  ]);

/** A kit plane that bends by any amount, so that bands of any length and lean are made. */
function bentBy(bend: number): NonNullable<SceneInput["kitPlane"]> {
  return (_piece, { x, y }) => ({ x: x + bend * Math.sin(y / 97), y: y + bend * Math.cos(x / 83) });
}

/** A machine with other work takes many times as long. */
const PATIENCE_MS = 1_800_000;

test(
  "A1.8 whatever a valid document holds is drawn or reported, with finite numbers, and nothing throws",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        design,
        fc.record({ name: fc.string(), number: fc.string() }),
        edge(1, 90),
        async (layers, rider, bend) => {
          expect(parseDocument(testDocument(layers))).toMatchObject({ ok: true });
          const input = sceneInput(layers, { roster: rider, kitPlane: bentBy(bend) });
          const scene = buildScene(input);
          const fills = fillsIn(
            scene.pieces.flatMap((piece) => piece.layers).flatMap((layer) => layer.items),
          );
          expect(
            fills.every((fill) =>
              fill.path.every((c) => c.slice(1).every((n) => Number.isFinite(n))),
            ),
          ).toBe(true);
          const [front] = scene.pieces;
          if (!front) throw new Error("no front");
          expect(toSvg(front, { href: () => "photo.png" })).not.toMatch(/NaN|Infinity/);
          canvasPixels(front, () => undefined, 0.5);
          await toPdf([front], { picture: () => undefined, created: new Date(0) });
          expect(preflight({ ...input, riders: [rider] })).toBeInstanceOf(Array);
        },
      ),
      { numRuns: process.env["LONG"] === "1" ? 1000 : 24 },
    );
  },
  PATIENCE_MS,
);
