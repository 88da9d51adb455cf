import { isSample, type DesignDocument } from "@holeshot/design";

/** Name and number as they stand on a design for its own rider; samples are nobody's. */
export function wordsOnCloth(document: DesignDocument | undefined): string {
  const layers = Object.values(document?.products ?? {}).flatMap((product) => product.layers);
  const said = (["name", "number"] as const).map((role) => {
    const layer = layers.find(
      (each) => each.kind === "text" && each.role === role && !isSample(each) && !each.hidden,
    );
    return layer?.kind === "text" ? layer.text.trim() : "";
  });
  return said.filter(Boolean).join(" ");
}
