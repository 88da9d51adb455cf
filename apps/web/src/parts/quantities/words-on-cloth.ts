import { isLettering, isSample, type DesignDocument } from "@holeshot/design";

/** Name and number as they stand on a design for its own rider; samples are nobody's. */
export function wordsOnCloth(document: DesignDocument | undefined): string {
  const texts = Object.values(document?.products ?? {})
    .flatMap(({ layers }) => layers.filter(isLettering))
    .filter((text) => !isSample(text) && !text.hidden);
  const said = (["name", "number"] as const).map(
    (role) => texts.find((text) => text.role === role)?.text.trim() ?? "",
  );
  return said.filter(Boolean).join(" ");
}
