import {
  buildScene,
  createFontShaper,
  loadHarfBuzz,
  sceneInput,
  startDocument,
} from "@holeshot/artwork";
import type { SceneInput } from "@holeshot/artwork";
import { baseSize, draftGarment } from "@holeshot/garments";
import { beforeAll, expect, it } from "vitest";
import { fontBytes, openCatalogue } from "../catalogue/index.ts";
import { fidelityCheck } from "./fidelity-check.ts";
import { NotPrintable } from "./not-printable.ts";
import type { OrderUnit } from "./order-units.ts";

const catalogue = openCatalogue();
const faces = new Map<string, ReturnType<typeof createFontShaper>>();
beforeAll(async () => {
  const harfbuzz = await loadHarfBuzz();
  for (const { id } of catalogue.fonts) {
    faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
  }
});

const template = catalogue.template("super-86");
const art = template?.art.jersey;
if (!template || !art) throw new Error("no kit");
const kit = { template, art };
const document = startDocument(template, ["jersey"]);
const unit: OrderUnit = {
  position: 3,
  product: "jersey",
  size: "XL",
  quantity: 1,
  properties: { size: "XL" },
  rider: { name: "LINDHOLM", number: "86" },
  designName: "Lierop",
  setId: "",
  revision: "00000000",
  document,
};

/** Puts the unit through the check with a press that draws with these changes. */
function pass(changes: Partial<SceneInput> = {}): void {
  const shared = {
    document,
    base: draftGarment({ product: "jersey", size: baseSize("jersey") }),
    kit: { art: kit.art, colours: kit.template.colourways[0]?.zones ?? {} },
    drawables: {
      fonts: (font: string) => faces.get(font),
      vectors: () => undefined,
      images: () => undefined,
    },
  };
  const rider = { roster: { name: "LINDHOLM", number: "86" } };
  fidelityCheck()(unit, document, {
    shared,
    rider,
    printed: (garment) => buildScene({ ...sceneInput({ ...shared, garment }, rider), ...changes }),
  });
}

it("lets through what is printed as it is shown", () => {
  expect(() => pass()).not.toThrow();
});

it("stops lettering that a press would make smaller, with line, piece, layer and millimetres", () => {
  const base = draftGarment({ product: "jersey", size: "4XL" });
  expect(() => pass({ base })).toThrow(NotPrintable);
  expect(() => pass({ base })).toThrow(
    /^line 3, jersey, LINDHOLM 86: layer \S+ on \w+ would be printed/,
  );
});

it("stops another rider's name, other colours and missing lettering", () => {
  expect(() => pass({ roster: { name: "LIM", number: "86" } })).toThrow(/in another size/);
  expect(() => pass({ colours: {} })).toThrow(
    /the zones of \w+ would be printed in another colour/,
  );
  expect(() => pass({ fonts: () => undefined })).toThrow(/something is missing/);
});
