/** A side of the grid after the press as the shop takes it: within a tenth of its 500 mm. */
const bounds = { least: 450, most: 550 };

/** Millimetres as somebody typed them, with a point or a comma; null for what is no side of the grid. */
export function readSide(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^\d{3}(\.\d{1,2})?$/.test(typed)) return null;
  const side = Number(typed);
  return side >= bounds.least && side <= bounds.most ? side : null;
}
