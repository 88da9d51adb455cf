/** How much lighter the lighter of two `#rrggbb` is, 1 to 21, by the formula of WCAG 2.2. */
export function lightRatio(one: string, other: string): number {
  const [a, b] = [lightOf(one), lightOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function lightOf(colour: string): number {
  const shares = [0.2126, 0.7152, 0.0722];
  return shares.reduce((sum, share, nth) => {
    const part = Number.parseInt(colour.slice(1 + 2 * nth, 3 + 2 * nth), 16) / 255;
    return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}
