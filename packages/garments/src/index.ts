export type { Edge, EdgeRef, Garment, Material, Notch, Piece, PieceId, ProductId, Seam, Side } from "./garment.ts";
