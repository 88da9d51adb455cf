/** What is measured on a finished garment. `half` measures are taken flat, across. */
export type FinishedMeasure =
  | "halfChest"
  | "halfHem"
  | "centreBack"
  | "frontLength"
  | "shoulders"
  | "sleeveFromCentreBack"
  | "halfUpperArm"
  | "halfCuff"
  | "neckSeam"
  | "halfWaist"
  | "halfHip"
  | "halfThigh"
  | "halfKnee"
  | "halfLegEnd"
  | "frontRise"
  | "backRise"
  | "inseam"
  | "handGirth"
  | "handLength";

/** A garment's finished measures, mm, read off its pieces. */
export type FinishedMeasures = Readonly<Partial<Record<FinishedMeasure, number>>>;
