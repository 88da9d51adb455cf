/** sRGB byte to linear light, 0 to 1 (IEC 61966-2-1). */
export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Steps of the way back; fine enough that no byte is skipped in the darks. */
export const byteSteps = 8191;

/** Linear light times `byteSteps`, rounded, to the sRGB byte. */
export const byteOfLinear: Uint8Array = Uint8Array.from({ length: byteSteps + 1 }, (_, step) => {
  const value = step / byteSteps;
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
});
