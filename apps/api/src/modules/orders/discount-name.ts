/** What an order's discount is called in mails and on papers, as on the pages: `Discount (GATE9)`. */
export function discountName(word: string, code: string | undefined): string {
  return code === undefined ? word : `${word} (${code})`;
}
