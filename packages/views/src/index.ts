export type { PieceRaster, PixelRect, ViewTable } from "./types.ts";
