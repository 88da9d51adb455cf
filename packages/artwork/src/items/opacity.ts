/**
 * An opacity as every renderer can keep it: in steps of 255. Between two steps one renderer rounds
 * and another does not, and a few see-through layers over each other show the difference.
 */
export function drawnOpacity(opacity: number | undefined): number {
  return Math.round((opacity ?? 1) * 255) / 255;
}
