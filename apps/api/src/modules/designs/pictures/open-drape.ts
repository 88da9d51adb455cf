import { alterModel, type Model, openModel, readAlterations } from "@holeshot/views";
import type { ClothFolder } from "../../catalogue/index.ts";
import type { ShownGarment } from "./shown-garment.ts";

/** The model of a draped garment in the cut that is shown. */
export async function openDrape(
  shown: Pick<ShownGarment, "drape" | "altered" | "garment">,
  { bytes }: Pick<ClothFolder, "bytes">,
): Promise<Model> {
  const { drape, altered, garment: to } = shown;
  if (!drape) throw new RangeError("Nobody has draped this garment.");
  const model = await openModel(bytes(drape.model));
  if (!altered || !drape.alterations) return model;
  const text = new TextDecoder().decode(bytes(drape.alterations.file));
  const alterations = readAlterations(JSON.parse(text));
  return alterModel(model, { alterations, ...altered, to });
}
