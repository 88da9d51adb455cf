/** A moulded or metal part of a ratchet: how far right of the centre front its middle lies, half its width and height, its corners, mm. */
export interface RatchetPart {
  readonly at: number;
  readonly wide: number;
  readonly high: number;
  readonly round: number;
}

/**
 * The ratchet that closes pants as it is bought in, across the centre front and the middle of the waistband. All of it lies
 * where a dial or a flap would cover it.
 */
export const ratchetParts = {
  buckle: { at: -4, wide: 25, high: 15.5, round: 5 },
  /** Lets the strap go. */
  lever: { at: -8, wide: 14, high: 11, round: 3.5 },
  /** Is drawn through the buckle, and screwed to its foot on the right. */
  strap: { at: 44, wide: 28, high: 8.5, round: 2 },
  foot: { at: 69, wide: 12, high: 13.5, round: 4.5 },
} as const satisfies Readonly<Record<string, RatchetPart>>;

/** From tooth to tooth of the strap, mm. */
export const ratchetTooth = 3.6;

/** Screws of the foot, above and below its middle by so much, mm. */
export const ratchetScrew = { apart: 7, radius: 3 } as const;
