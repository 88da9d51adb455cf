/** What the size table says of the body, cm. */
export interface UpperMeasures {
  readonly height: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly neckBase: number;
  readonly shoulderWidth: number;
  readonly armBent: number;
  readonly biceps: number;
  readonly wrist: number;
}
