/** 10 mm at 150 dpi: where a larger file is asked for, lines along so few squares are no help either. */
const leastTraceSide = 60;

/** Whether a picture of that many pixels is worth turning into a drawing. */
export function isTraceable(picture: { readonly width: number; readonly height: number }): boolean {
  return Math.max(picture.width, picture.height) >= leastTraceSide;
}
