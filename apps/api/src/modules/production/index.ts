export type { PackManifest } from "./manifest.ts";
export { NotPrintable } from "./not-printable.ts";
export { printOrder, type PrintRequest } from "./print-order.ts";
