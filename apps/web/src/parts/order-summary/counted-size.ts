/** A size and how many there are of it: `32 × 2`. Without a sign between them a waist reads like a number of pieces. */
export function countedSize(size: string, quantity: number): string {
  return `${size}\u00a0×\u00a0${quantity}`;
}
