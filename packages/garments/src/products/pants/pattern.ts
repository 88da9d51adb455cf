import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measurePants } from "./finished.ts";
import { pantsPoints } from "./measuring-points.ts";
import { pantsInner, pantsMeasures } from "./padding.ts";
import { pantsRules } from "./sewing-rules.ts";
import { pantsTopstitch } from "./topstitch.ts";
import { pantsTrims } from "./trims.ts";

export const pants: ProductPattern = {
  cut,
  finished: measurePants,
  points: pantsPoints,
  sewing: pantsRules,
  inner: {
    lines: (garment) => [...pantsInner(garment), ...pantsTopstitch(garment)],
    measures: pantsMeasures,
  },
  trims: pantsTrims,
};
