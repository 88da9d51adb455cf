/** A piece's own code: order, line, its place in the manifest's list of pieces, and which reprint it is. */
export function markText(order: string, line: number, piece: number, reprint = 0): string {
  return `${order}.${line}.${piece}${reprint > 0 ? `R${reprint}` : ""}`;
}
