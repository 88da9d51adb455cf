import { knitSewing } from "../light/relief/stitching.ts";
import type { ProductSewing } from "../product-sewing.ts";
import { riders, stands } from "../top/builds.ts";
import {
  childAtEase,
  childBesideBike,
  manAtEase,
  manBesideBike,
  womanAtEase,
  womanBesideBike,
} from "../top/poses.ts";
import { jerseyFolds } from "./folds.ts";
import { calmArm, raisedFolds, wornFolds } from "./worn-folds.ts";
import { wornFront } from "./worn-front.ts";
import { endSleeves } from "./end-sleeves.ts";
import { topRecipe, type TopRequest } from "../top/top-recipe.ts";
import type { Build, Hanging } from "../top/upper-body.ts";

/** The V neck is the only collar that looks different enough from the round ones to hang by itself. */
const vNeck = { collar: "v-overlap" };

/** The cuffs are held at the wrists; what the sleeve has too much lies in folds on the forearm. */
const long = { held: ["cuff_left.hem", "cuff_right.hem"], sleeveShare: 0.909 };

type Body = keyof typeof stands;
type Worn = Pick<TopRequest, "size" | "options"> & { readonly body: Body; readonly pose: Hanging };

/** Every drape: of a size, on its body, in a pose, with a collar. */
const worn: Readonly<Record<string, Worn>> = {
  "jersey-men": { size: "L", body: "man", pose: manAtEase, options: {} },
  "jersey-men-v": { size: "L", body: "man", pose: manAtEase, options: vNeck },
  "jersey-women": { size: "W-M", body: "woman", pose: womanAtEase, options: {} },
  "jersey-women-v": { size: "W-M", body: "woman", pose: womanAtEase, options: vNeck },
  "jersey-youth": { size: "Y10", body: "child", pose: childAtEase, options: {} },
  "jersey-youth-v": { size: "Y10", body: "child", pose: childAtEase, options: vNeck },
};

/** Where arms go when a rider wears a top: beside him, not away from him, as they are held where print is shown. */
const besideBike = { man: manBesideBike, woman: womanBesideBike, child: childBesideBike };

const hungOn = (
  builds: Readonly<Record<Body, Build>>,
  ends?: typeof besideBike,
): ProductSewing["recipes"] =>
  Object.fromEntries(
    Object.entries(worn).map(([name, { body, ...request }]) => [
      name,
      () =>
        topRecipe({
          ...{ product: "jersey", ...long, ...request, build: builds[body] },
          ...(ends && { worn: [request.pose, ends[body]] }),
        }),
    ]),
  );

export const jersey: ProductSewing = {
  recipes: hungOn(stands),
  overPants: hungOn(riders, besideBike),
  calmed: { sleeve_left: calmArm, sleeve_right: calmArm },
  raisedFolds,
  drawnFront: wornFront,
  alterations: {
    fit: ["race", "over-armour"],
    length: ["short", "long"],
    collar: ["low-band"],
    cuff: ["open", "elastic"],
  },
  endAltered: endSleeves,
  rims: { thickness: 2.2, depth: 16 },
  smoothing: { cloth: 4, seams: 16 },
  refinement: { turn: 20, shortest: 7 },
  rays: { start: 3.5, far: 600 },
  // Three-quarter views, from the shoulders, which are turned to the left: the flank with the front beside it.
  // The back is seen square to the shoulders: name and number in full.
  turns: { front: 0, left: 54, back: 191, right: -36 },
  relief: {
    fineness: 2,
    stitching: knitSewing,
    ribCord: 5,
    stitchedNeck: true,
    folds: jerseyFolds,
    wornFolds,
  },
};
