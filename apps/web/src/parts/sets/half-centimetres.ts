/** A measure of the body as tables of sizes have it: to half a centimetre, `86½`. */
export function halfCentimetres(millimetres: number): string {
  return String(Math.round(millimetres / 5) / 2)
    .replace(".5", "½")
    .replace(/^0½/, "½");
}
