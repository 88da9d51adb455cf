/** What is bought ready and sewn on. */
export type TrimId =
  | "flyZip"
  | "collarZip"
  | "pocketZip"
  | "pocketHookAndLoop"
  | "waistElastic"
  | "cuffElastic"
  | "ratchet"
  | "dial"
  | "hookAndLoop"
  | "palmFoam"
  | "knuckleFoam"
  | "quiltFoam"
  | "ribFoam"
  | "sizeLabel";

/** So much of one trim for one garment. */
export interface Trim {
  readonly id: TrimId;
  readonly count: number;
  /** Of each, mm; left out for what is counted only. */
  readonly length?: number;
  /** Of each, mm; the most there is room for. */
  readonly width?: number;
}

/** One sewn-in label in every garment. */
export const sizeLabel: Trim = { id: "sizeLabel", count: 1 };
