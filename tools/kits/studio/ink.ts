function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map(
    (channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    },
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, for choosing what a sponsor is printed with. */
export function contrastRatioOf(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
