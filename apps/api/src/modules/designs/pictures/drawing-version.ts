import { openCloth } from "../../catalogue/index.ts";

/** Raised when pictures are drawn another way. */
const DRAWING = 11;

/** Names how pictures are drawn now: those that carry another name are drawn again. */
export function drawingVersion(): string {
  return `${DRAWING}.${openCloth()?.version ?? "flat"}`;
}
