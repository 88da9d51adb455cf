/** How a piece's cloth behaves. Compliances in s²/g: 0 is unyielding. */
export interface ClothMaterial {
  readonly stretch: number;
  /** Between the far corners of neighbouring triangles, which rest flat. */
  readonly bend: number;
  /**
   * How much wider and longer the cloth rests than its piece is drawn. A rib stretched onto a seam is given the size
   * it takes there; left at its own size, it would gather the other cloth in jagged pleats.
   */
  readonly rest?: readonly [across: number, along: number] | RestPlace;
}

/** Where a place of the piece rests, mm in and out, when it is not stretched alike everywhere: elastic in part of a band. */
export type RestPlace = (x: number, y: number) => readonly [x: number, y: number];

/** Materials by piece id; `*` serves every piece that is not named. */
export type ClothMaterials = Readonly<Record<string, ClothMaterial>> & {
  readonly "*": ClothMaterial;
};

export function materialOf(materials: ClothMaterials, piece: string): ClothMaterial {
  return materials[piece] ?? materials["*"];
}
