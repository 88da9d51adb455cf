import { figurePiece, type Figure, type Model, rasterise } from "@holeshot/views";
import { sizeGroup } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { openCloth } from "../../catalogue/index.ts";
import { dressToShow } from "./figure-view.ts";
import { shownGarment, type ShownGarment } from "./shown-garment.ts";

/** Tops were draped without pants: on a rider, in every cut of both, no pants are to be seen through a top. */
const long = process.env["LONG"] === "1";
const cloth = openCloth();
const riders = Object.entries(cloth?.manifest.figures ?? {});

/** What a rider's drape can be altered to, plain first. */
function cutsOf(name: string): readonly ShownGarment[] {
  const drape = cloth?.manifest.drapes[name];
  if (!drape) throw new Error(name);
  const { product, size, options, alterations } = drape;
  const chosen = Object.entries(alterations?.cuts ?? {}).flatMap(([option, cuts]) =>
    Object.keys(cuts).map((value) => ({ ...options, [option]: value })),
  );
  return [options, ...chosen].map((each) => shownGarment(product, sizeGroup(product, size), each));
}

/** Of what is seen of a top's outside where he wears no pants, the share that pants cover when he does. */
function coveredBy(model: Model, figure: Figure, view: "front" | "back"): number {
  const top = figurePiece("jersey", view);
  const seen = (pieces: Model["pieces"]) => {
    const found = rasterise({ pieces }, figure.views[view].camera, { width: 500, height: 500 });
    return Array.from(found.part, (part, i) => ({
      piece: found.parts[part - 1]?.piece ?? "",
      inside: found.inside[i] === 1,
    }));
  };
  const isPants = ({ piece }: { readonly piece: string }) => piece.startsWith("pants/");
  const dressed = seen(model.pieces);
  const without = seen(model.pieces.filter((piece) => !isPants(piece)));
  const cloths = [...without.keys()].filter(
    (i) => without[i]?.piece === top && !without[i]?.inside,
  );
  expect(cloths.length).toBeGreaterThan(8000);
  return cloths.filter((i) => dressed[i] && isPants(dressed[i])).length / cloths.length;
}

describe.each(riders)("%s", (name, figure) => {
  const [top = "", legs = ""] = name.split("+");
  const [tops, pants] = [cutsOf(top), cutsOf(legs)];
  const turn = riders.findIndex(([each]) => each === name);
  const pairs = tops.flatMap((jersey) => pants.map((each) => [jersey, each] as const));
  // Two cuts of each rider in turn beside the plain one; LONG looks at them all.
  const due = pairs.filter(
    (_, i) => long || i === 0 || i % pairs.length === 5 * turn + 3 || i === pairs.length - 1 - turn,
  );

  it.each(due.map((worn) => [worn.map(({ cut }) => cut).join(" + "), worn] as const))(
    "%s",
    async (_, worn) => {
      if (!cloth) throw new Error("nothing is draped");
      const model = await dressToShow(cloth, figure, worn);
      for (const view of ["front", "back"] as const)
        expect(coveredBy(model, figure, view), view).toBeLessThan(1 / 1000);
    },
  );
});
