/** A picture that a surface carries: JPEG bytes. */
export type RoundPicture = Uint8Array;

/** What a surface looks like. */
export interface RoundMaterial {
  readonly name: string;
  /** Linear, 0 to 1; white where a picture says it. */
  readonly colour: readonly [number, number, number];
  readonly roughness: number;
  /** Its other face shows it, too. */
  readonly bothFaces?: boolean;
  readonly pictures?: {
    readonly colour: RoundPicture;
    /** As glTF has it: red to the right, green upwards. */
    readonly normal?: RoundPicture;
    /** Grey: how much of the sky is seen. */
    readonly sky: RoundPicture;
  };
}

/** One named surface of triangles. */
export interface RoundPart {
  readonly name: string;
  /** Index into the materials. */
  readonly material: number;
  /** Metres, y up, three numbers a corner. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Shares of the pictures from their top left corner; absent where the material has none. */
  readonly places?: Float32Array;
  /** Where the pictures' right points on the cloth, four numbers a corner, as glTF has them. */
  readonly tangents?: Float32Array;
  readonly triangles: Uint32Array;
}

/** A garment or a rider as it leaves the shop: stands on the ground, its middle over the origin. */
export interface RoundModel {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly parts: readonly RoundPart[] }[];
  readonly materials: readonly RoundMaterial[];
}
