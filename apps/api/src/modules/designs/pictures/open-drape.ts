import { hungDrape, type Model, openModel, readAlterations } from "@holeshot/views";
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
  if (!drape.alterations || (on === "stand" && !altered)) return model;
  const text = new TextDecoder().decode(bytes(drape.alterations.file));
  const alterations = readAlterations(JSON.parse(text));
  return hungDrape(model, { alterations, altered, to, on });
}
