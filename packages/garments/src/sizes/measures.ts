/** What is measured on a rider, mm. `crotchToFloor` and `kneeHeight` are barefoot; `armBent` runs over the bent elbow. */
export type Measure =
  | "height"
  | "chest"
  | "waist"
  | "hip"
  | "neckBase"
  | "shoulderWidth"
  | "backWidth"
  | "armBent"
  | "backLength"
  | "scyeDepth"
  | "bodyRise"
  | "crotchLength"
  | "crotchToFloor"
  | "kneeHeight"
  | "thigh"
  | "knee"
  | "calf"
  | "ankle"
  | "biceps"
  | "wrist"
  | "handGirth"
  | "handLength"
  | "head";

/** The measures a draft asked for. */
export type Measures<Needed extends Measure> = Readonly<Record<Needed, number>>;
