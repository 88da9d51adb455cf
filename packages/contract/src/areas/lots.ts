import { limits } from "@holeshot/domain";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import { time } from "../scalars.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.searchMax));
/** A side of the grid after the press: within a tenth of its 500 mm. */
const side = z.number().check(z.minimum(450), z.maximum(550));

/** What the press takes from a lot of cloth: the sides of the strike-off's grid of 500 mm, as they were measured. */
export const clothLot = z.strictObject({
  lot: z.string(),
  /** As the catalogue's properties name it: `vented-mesh`. */
  cloth: z.string(),
  across_mm: z.number(),
  along_mm: z.number(),
  measured_at: time,
});

/** Cloth that is printed: what a lot may be of. */
export const printedCloth = z.strictObject({
  /** As `cloth` of a lot names it; gloves leave no choice, theirs is `stretch-mesh`. */
  id: z.string(),
  /** In the caller's language. */
  name: z.string(),
});

/** A lot as it was measured; measured again, the last one counts. */
export const noteClothLotBody = z.strictObject({
  lot: name,
  cloth: name,
  /** Across the roll, mm. */
  across_mm: side,
  /** Along the roll, mm. */
  along_mm: side,
});

/** `POST /api/staff/lots` */
export const noteClothLot = defineRoute({
  id: "noteClothLot",
  auth: "staff",
  may: "packs.make",
  summary: "Note what the press takes from a lot of cloth",
  body: noteClothLotBody,
  answers: { 201: clothLot },
  errors: [],
});

/** `GET /api/staff/lots` */
export const listClothLots = defineRoute({
  id: "listClothLots",
  auth: "staff",
  may: "packs.make",
  summary:
    "Measured lots of cloth, the last measured first, two hundred at most, and the cloths that there are",
  answers: {
    200: z.strictObject({ data: z.array(clothLot), cloths: orElse(z.array(printedCloth), []) }),
  },
  errors: [],
});
