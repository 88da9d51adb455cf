import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkLayerKinds } from "./layer-kinds.ts";

const kinds = {
  "packages/design/src/layers/kinds.ts":
    "export const layerShapes = { colour: colourShape, text: textShape, image: imageShape } as const;",
};

/** The places that the check names in one file. */
function placesIn(path: string, source: string): string[] {
  return checkLayerKinds(fixture({ ...kinds, [path]: source })).map((problem) => {
    const [place = "", ...words] = problem.split(" ");
    return `${place} ${words[words.indexOf("kind") + 1]}`;
  });
}

const path = "apps/web/src/a.ts";

describe("the check of layer kinds", () => {
  it.each([
    ["a comparison", 'if (layer.kind === "text") go();', "text:"],
    ["one the other way round", 'const is = "colour" !== layer.kind;', "colour:"],
    ["one that may be nothing", 'const is = layer?.kind === "image";', "image:"],
    ["one by a bracket", 'const is = layer["kind"] == "image";', "image:"],
    ["a kind alone", 'const zones = all.filter(({ kind }) => kind === "colour");', "colour:"],
    ["another name", 'const own = layer.kind; const is = own === "text";', "text:"],
    ["a name in a pattern", 'const { kind: own } = layer; if (own !== "text") go();', "text:"],
    ["a switch", 'switch (layer.kind) { case "text": go(); }', "text:"],
    ["a list", 'const is = ["image"].includes(layer.kind);', "image:"],
  ])("names %s", (_, source, kind) => {
    expect(placesIn(path, source)).toEqual([`${path}:1 ${kind}`]);
  });

  it("lets a kind know itself, and no other", () => {
    const home = "packages/design/src/layers/text/samples.ts";
    const source = 'const is = layer.kind === "text";\nconst other = layer.kind === "image";';
    expect(placesIn(home, source)).toEqual([`${home}:2 image:`]);
  });

  it("leaves alone what is made, what tests look at and what else is called a kind", () => {
    expect(
      placesIn(path, 'const made = { kind: "text" }; const is = curve.kind === "arc";'),
    ).toEqual([]);
    expect(placesIn("apps/web/src/a.test.ts", 'const is = layer.kind === "text";')).toEqual([]);
    expect(placesIn(path, 'const is = source.type === "image";')).toEqual([]);
  });

  it("tells pictures in a scene from layers by what a file speaks of", () => {
    const item = 'const is = item.kind === "image";';
    const scene = 'import type { SceneItem } from "./scene.ts";';
    const layers = 'import type { ImageLayer } from "@holeshot/design";';
    expect(placesIn(path, `${scene} ${item}`)).toEqual([]);
    expect(placesIn(path, `${scene} ${layers} ${item}`)).toEqual([`${path}:1 image:`]);
    expect(placesIn(path, `${scene} const is = layer.kind === "text";`)).toEqual([
      `${path}:1 text:`,
    ]);
  });

  it("knows a new kind as soon as it is listed", () => {
    const root = fixture({
      "packages/design/src/layers/kinds.ts":
        "export const layerShapes = { tape: tapeShape } as const;",
      [path]: 'const is = layer.kind === "tape";',
    });
    expect(checkLayerKinds(root)).toHaveLength(1);
  });
});
