// In a file of its own: it is fetched with the first garment, beside its cloth, and no page's code waits for it.
export { withNeckLabel } from "@holeshot/views";
