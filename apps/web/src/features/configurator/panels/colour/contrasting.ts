/** Ink or a light grey, whichever is seen on a colour. */
export function contrasting(hex: string): string {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  const light = channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114;
  return light > 140 ? "#0e1013" : "#e8eaed";
}
