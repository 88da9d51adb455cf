/**
 * A size and how many there are of it: `32 × 2`. Without a sign between them a waist reads like a number of pieces.
 * It stays on one line, however many words the size has.
 */
export function countedSize(size: string, quantity: number): string {
  return `${size} × ${quantity}`.replaceAll(" ", "\u00a0");
}
