/** Pixels along each side that are looked at: enough for a mean. */
const SAMPLES = 48;
/** The stage turns dark for cloth lighter than the first, and back below the second. */
const LIGHT_CLOTH = 0.6;
const DARK_CLOTH = 0.55;

/** Whether cloth of this luminance wants the darker stage; `was` is what was said of it before. */
export function isLightCloth(luminance: number, was = false): boolean {
  return luminance > (was ? DARK_CLOTH : LIGHT_CLOTH);
}

/** Mean luminance of the garment on a canvas, 0 to 1; 0 when there is none. */
export function clothLight(canvas: HTMLCanvasElement): number {
  const small = new OffscreenCanvas(SAMPLES, SAMPLES).getContext("2d");
  if (!small || canvas.width === 0) return 0;
  small.drawImage(canvas, 0, 0, SAMPLES, SAMPLES);
  const { data } = small.getImageData(0, 0, SAMPLES, SAMPLES);
  let sum = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return seen === 0 ? 0 : sum / seen / 255;
}
