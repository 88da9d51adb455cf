import { hungDrape, type Model, openModel, openMoves, readAlterations } from "@holeshot/views";
import type { ClothFolder } from "../../catalogue/index.ts";
import type { ShownGarment } from "./shown-garment.ts";

/** The model of a draped garment in the cut that is shown, on its stand or over a rider's pants. */
export async function openDrape(
  shown: Pick<ShownGarment, "drape" | "altered" | "garment">,
  { bytes }: Pick<ClothFolder, "bytes">,
  on: "stand" | "rider" = "stand",
): Promise<Model> {
  const { drape, altered, garment: to } = shown;
  if (!drape) throw new RangeError("Nobody has draped this garment.");
  const model = await openModel(bytes(drape.model));
  const worn =
    on === "rider" && drape.worn !== undefined ? await openMoves(bytes(drape.worn)) : null;
  const file = altered && drape.alterations?.file;
  const alterations = file
    ? readAlterations(JSON.parse(new TextDecoder().decode(bytes(file))))
    : null;
  return hungDrape(model, { alterations, altered, to, worn });
}
