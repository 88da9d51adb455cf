import { preflight, type PreflightInput } from "@holeshot/artwork";
import { applyCommand, type Layer } from "@holeshot/design";
import { draftGarment, type ProductId } from "@holeshot/garments";
import { expect, test } from "vitest";
import { imageLayer, sceneInput, textLayer } from "../../testing/fixtures.ts";

const stroke = { enabled: true, colour: "#ffffff", width: 4 };

/** A product with one layer, and what was chosen for it. */
function made(
  product: ProductId,
  layer: Layer,
  options: Readonly<Record<string, string>>,
): PreflightInput {
  const input = sceneInput([layer]);
  const design = input.document.products.jersey;
  const garment = draftGarment({ product, size: product === "gloves" ? "L" : "M" });
  const chosen = { garment: draftGarment({ product, size: garment.size, options }), options };
  const document = { ...input.document, products: design ? { [product]: design } : {} };
  return { ...input, product, garment, base: garment, document, chosen };
}

const codes = (input: PreflightInput) =>
  preflight(input).map(({ code, layer }) => `${layer} ${code}`);

const chest = textLayer({ piece: "front", x: 0, y: 200, size: 40, text: "TORQAL", stroke });

test.each<[string, ProductId, Layer, Readonly<Record<string, string>>]>([
  ["lettering under a zip", "jersey", chest, { collar: "zip" }],
  [
    "a logo under an elbow's patch",
    "jersey",
    imageLayer({ piece: "sleeve_left", y: 380, width: 40 }),
    { elbow: "patch" },
  ],
])("A6.9 %s is told, and its fix takes the finding away", (_what, product, layer, options) => {
  const input = made(product, layer, options);
  const { chosen: _, ...plain } = input;
  expect(codes(plain)).not.toContain(`${layer.id} under_trim`);
  const found = preflight(input).filter(({ code }) => code === "under_trim");
  expect(found).toMatchObject([{ layer: layer.id, level: "advice" }]);
  let { document } = input;
  for (const command of found[0]?.fix ?? []) {
    const result = applyCommand(document, command);
    if (!result.ok) throw new Error(result.code);
    ({ document } = result);
  }
  expect(document).not.toEqual(input.document);
  expect(codes({ ...input, document })).toEqual(codes(plain));
});

test("A6.9 what lies beside a zip is left alone, as is a picture that is the piece's ground", () => {
  expect(codes(made("jersey", { ...chest, x: 110, size: 20 }, { collar: "zip" }))).toEqual([]);
  const ground = imageLayer({ piece: "front", x: 0, y: 300, width: 700 });
  expect(codes(made("jersey", ground, { collar: "zip" }))).not.toContain("i1 under_trim");
});
