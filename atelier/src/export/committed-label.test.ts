import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment } from "@holeshot/garments";
import { alterModel, openModel, photoView, readAlterations, withNeckLabel } from "@holeshot/views";
import { expect, test } from "vitest";
import { clothFolder } from "./cloth-folder.ts";
import { readManifest } from "./manifest-file.ts";

const { drapes } = readManifest(clothFolder);
const read = (name: string) => new Uint8Array(readFileSync(join(clothFolder, name)));
const long = process.env["LONG"] === "1";
const size = { width: 1000, height: 1000 };

test.each(Object.entries(drapes))(
  "%s: a top has its label in the neck, seen from the front in every cut; nothing else has one",
  async (_, drape) => {
    const { product, alterations, sides, model: file, options } = drape;
    const top = product === "jersey" || product === "pit-shirt";
    const hung = await openModel(read(file));
    const told =
      alterations && readAlterations(JSON.parse(new TextDecoder().decode(read(alterations.file))));
    const cuts = Object.entries(told?.moves ?? {}).flatMap(([option, values]) =>
      Object.keys(values).map((value) => ({ [option]: value })),
    );
    const to = draftGarment(drape);
    for (const choices of [{}, ...(long ? cuts : cuts.slice(0, 1))]) {
      const from = draftGarment({ ...drape, options: { ...options, ...choices } });
      const model = told ? alterModel(hung, { alterations: told, choices, from, to }) : hung;
      const labelled = withNeckLabel(model, drape.size);
      expect(labelled.pieces.length - model.pieces.length, JSON.stringify(choices)).toBe(
        top ? 2 : 0,
      );
      if (!top || Object.keys(choices).length > 0) continue;
      const at = (side: "front" | "back") => {
        const { camera } = sides[side];
        const { piece, pieces } = photoView({ model: labelled, camera, size });
        const own = ["size_label", "size_label_print"].map((name) => pieces.indexOf(name) + 1);
        return own.map((number) => piece.filter((one) => one === number).length);
      };
      const [tape = 0, print = 0] = at("front");
      expect(tape).toBeGreaterThan(300);
      expect(print).toBeGreaterThan(30);
      expect(at("back")).toEqual([0, 0]);
    }
  },
);
