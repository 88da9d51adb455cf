/** An order that cannot be printed, or not now; the message says why and what to do. */
export class NotPrintable extends Error {
  override readonly name = "NotPrintable";
}
