import { expect, test } from "vitest";
import { buildScene, compareScenes } from "@holeshot/artwork";
import type { Scene } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import {
  colourLayer,
  imageLayer,
  rectangle,
  sceneInput,
  testArt,
  testColours,
  testGarment,
  textLayer,
} from "../../testing/fixtures.ts";

const layers: readonly Layer[] = [
  colourLayer({ id: "z", zone: "block", primary: "#163f8c" }),
  textLayer({ id: "t", x: 10, y: 120 }),
  imageLayer({ id: "i" }),
];
const garment = testGarment();

function drawn(
  changes: readonly Layer[] = layers,
  more: Parameters<typeof sceneInput>[1] = {},
): Scene {
  return buildScene(sceneInput(changes, { garment, ...more }));
}

function differences(printed: Scene) {
  return compareScenes(drawn(), printed, { garment, layers }).map(
    ({ piece, layer, what }) => `${piece} ${layer} ${what}`,
  );
}

/** The layers with some fields of one of them changed. */
function withChange(id: string, changes: object): Layer[] {
  return layers.map((layer) => (layer.id === id ? { ...layer, ...changes } : layer));
}

test("A8.1 a scene is what it was when it is drawn again, with more bleed too", () => {
  expect(differences(drawn())).toEqual([]);
  const cloth = () => rectangle(-260, -60, 260, 560);
  expect(differences(drawn(layers, { cloth }))).toEqual([]);
});

test.each([
  ["0.4 mm beside", { x: 10.4 }, []],
  ["0.6 mm beside", { x: 10.6 }, ["front t place"]],
  ["a third of a millimetre wider", { size: 40.05 }, []],
  ["two hundredths smaller", { size: 39.2 }, ["front t size"]],
  ["in another colour", { colour: "#d32040" }, ["front t colour"]],
  ["see-through", { opacity: 0.9 }, ["front t colour"]],
  ["not at all", { hidden: true }, ["front t missing"]],
  ["on another piece", { piece: "back" }, ["front t missing", "back t missing"]],
])("A8.2 text %s", (_what, changes, expected) => {
  expect(differences(drawn(withChange("t", changes)))).toEqual(expected);
});

test("A8.2 a picture that is larger, or another one", () => {
  expect(differences(drawn(withChange("i", { width: 104 })))).toEqual(["front i size"]);
  const other = { source: { type: "image", id: "photo" } };
  expect(differences(drawn(withChange("i", other)))).toContain("front i missing");
});

test("A8.3 a zone in another colour is found on every piece that shows it", () => {
  const found = differences(drawn(withChange("z", { primary: "#164f8c" })));
  expect(found).toEqual(["front  colour", "back  colour"]);
});

test("A8.3 a zone that ends elsewhere is found, one that ends half a millimetre beside is not", () => {
  const moved = (by: number) => {
    const art = testArt();
    const zones = art.zones.map((zone) =>
      zone.id === "block"
        ? {
            ...zone,
            paths: { front: rectangle(-215, 260 + by, 215, 515), back: zone.paths["back"] ?? [] },
          }
        : zone,
    );
    return { ...art, zones };
  };
  const shown = drawn(layers, { art: moved(0), colours: testColours });
  const found = (by: number) =>
    compareScenes(shown, drawn(layers, { art: moved(by) }), { garment, layers }).length;
  expect(found(0.4)).toBe(0);
  expect(found(25)).toBe(1);
});
