export type { Picture, PieceRaster, PixelRect, ViewTable } from "./types.ts";
export { compose } from "./compose.ts";
export type { ComposeRequest } from "./compose.ts";
export { pick } from "./pick.ts";
export type { Pick } from "./pick.ts";
export { project } from "./project.ts";
export { flatLay } from "./flat-lay.ts";
export type { ViewSize } from "./flat-lay.ts";
