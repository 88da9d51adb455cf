import { productIds } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { buildScene, colourwayOf, sceneInput } from "@holeshot/artwork";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import type { ProductId } from "@holeshot/garments";
import { sceneInput as fixture, textLayer } from "../testing/fixtures.ts";

const products: readonly ProductId[] = productIds;
const { document, art, fonts, vectors, images } = fixture([textLayer({ role: "number" })]);
const kit = { art, colours: {} };
const drawables = { fonts, vectors, images };
const facts = { document, kit, drawables };
const drafted = (product: ProductId, size: string, options = {}) =>
  draftGarment({ product, size, options });

describe("the base of a scene", () => {
  it.each(products)("%s: is the garment itself in its own size, whoever cut it", (product) => {
    const base = drafted(product, baseSize(product));
    const again = drafted(product, baseSize(product), { size: baseSize(product) });
    const input = sceneInput({ ...facts, garment: again, base });
    expect(input.garment).toBe(base);
    expect(input.base).toBeUndefined();
    expect(input).toEqual(sceneInput({ ...facts, garment: base, base }));
  });

  it.each(products)("%s: is named in every other size, and is always the same one", (product) => {
    const base = drafted(product, baseSize(product));
    for (const { id } of sizes(product).filter(({ id }) => id !== baseSize(product))) {
      const garment = drafted(product, id);
      const input = sceneInput({ ...facts, garment, base });
      expect([input.garment === garment, input.base === base]).toEqual([true, true]);
    }
  });

  it("is named where options cut the base size otherwise", () => {
    const base = drafted("jersey", baseSize("jersey"));
    const garment = drafted("jersey", baseSize("jersey"), { collar: "v-overlap" });
    expect(sceneInput({ ...facts, garment, base }).base).toBe(base);
  });

  it("lies on one plane, so that what was remembered stays so", () => {
    const base = drafted("jersey", baseSize("jersey"));
    const large = drafted("jersey", "3XL");
    const planes = [base, large].map((garment) => sceneInput({ ...facts, garment, base }).kitPlane);
    expect(planes[0]).toBe(planes[1]);
  });

  it("draws the base size as it was placed, however it was cut", () => {
    const base = drafted("jersey", baseSize("jersey"));
    const again = drafted("jersey", baseSize("jersey"), { fit: "regular" });
    const shown = buildScene(sceneInput({ ...facts, garment: base, base }));
    const printed = buildScene(sceneInput({ ...facts, garment: again, base }));
    expect(printed).toEqual(shown);
  });
});

describe("the colourway of a design", () => {
  const ways = { colourways: [{ id: "polder" }, { id: "signal" }] };
  it("is the one it names, else the kit's first; a kit without any has none", () => {
    expect(colourwayOf(ways, { colourway: "signal" })?.id).toBe("signal");
    expect(colourwayOf(ways, {})?.id).toBe("polder");
    expect(colourwayOf(ways, { colourway: "gone" })?.id).toBe("polder");
    expect(colourwayOf(ways, undefined)?.id).toBe("polder");
    expect(colourwayOf({ colourways: [] }, { colourway: "signal" })).toBeUndefined();
  });
});
