/** In a file of its own, so that it comes beside the shaping library, which it is of no use without. */
export { createFontShaper } from "@holeshot/artwork";
