export { productIds } from "@holeshot/domain";
export type { ProductId, Side } from "@holeshot/domain";
export type { Edge, EdgeRef, Garment, Material, Notch, Piece, PieceId, Seam } from "./garment.ts";
export { lyingOn, productFacts, sewnOnChoices, wornTogether } from "./products/facts.ts";
export { otherWeaves, weaveOf } from "./products/weave-of.ts";
export { fetchCut } from "./products/fetch-cut.ts";
export type {
  KitPlace,
  ProductFacts,
  TableMeasure,
  Wear,
  Weave,
} from "./products/product-facts.ts";
export type { Cut } from "./products/product-pattern.ts";
export { ratchetParts, ratchetScrew, ratchetTooth } from "./products/pants/ratchet.ts";
export type { RatchetPart } from "./products/pants/ratchet.ts";
export { draftGarment } from "./draft-garment.ts";
export type { GarmentRequest } from "./draft-garment.ts";
export { baseSize, bodyMeasures, shownGroup, sizeGroup, sizes } from "./sizes/sizes.ts";
export type { SizeGroup, SizeInfo } from "./sizes/size-group.ts";
export { edgeOf } from "./edge-of.ts";
export { clothEdges } from "./cloth-edges.ts";
export type { ClothEdge } from "./cloth-edges.ts";
export { cutLine } from "./cut-line.ts";
export { notchTicks } from "./notch-ticks.ts";
export type { NotchTick } from "./notch-ticks.ts";
export { measureSeams } from "./measure-seams.ts";
export type { MeasuredSeam } from "./measure-seams.ts";
export { patternNumber } from "./pattern-number.ts";
export { laidKneeStretch } from "./lay/lay-knee-stretch.ts";
export { layHalfSleeve, shoulderShift } from "./lay/lay-sleeve.ts";
export type { LaidHalf, SleeveFall } from "./lay/lay-sleeve.ts";
export { findFaults, notchPoint } from "./laws.ts";
export type { Fault } from "./fault.ts";
export { faceOf, fromKitPlane, kitPlane } from "./lay/kit-plane.ts";
export type { Face } from "./lay/kit-plane.ts";
export { thinPlate } from "./lay/thin-plate.ts";
export { carry, carryPrint } from "./carry/carry.ts";
export { carryPlacement } from "./carry/carry-placement.ts";
export type { CarriedPlacement, Placement } from "./carry/carry-placement.ts";
export { finishedMeasures } from "./guide/finished.ts";
export type { FinishedMeasure, FinishedMeasures } from "./guide/finished-measures.ts";
export { sizeGuide } from "./guide/size-guide.ts";
export type { SizeGuideRow } from "./guide/size-guide.ts";
export { howToMeasure } from "./guide/how-to-measure.ts";
export type { HowToMeasure } from "./guide/how-to-measure.ts";
export type { Measure, Measures } from "./sizes/measures.ts";
export type { MeasuringPoint, MeasuringPointId, MeasuringTrace } from "./guide/measuring-point.ts";
export {
  innerLines,
  innerMeasures,
  measuringPoints,
  sewingSteps,
  trimsOf,
} from "./sewing/made-of.ts";
export { threadPerMetre } from "./sewing/sewing-step.ts";
export type { SewingStep, SewingStepId, StitchClass } from "./sewing/sewing-step.ts";
export { cuffElasticShare } from "./top/trims.ts";
export type { Trim, TrimId } from "./sewing/trim.ts";
export type { InnerLine, InnerMeasures, InnerWork } from "./inner/inner-line.ts";
export {
  type FingerJoint,
  fingerChannels,
  fingerJoints,
  gloveMeasures,
  isGrip,
  knuckleWidth,
  palmPads,
  strapBars,
} from "./products/gloves/padding.ts";
export {
  chevron,
  grooves,
  type PaddedRows,
  paddedRows,
  pantsMeasures,
} from "./products/pants/padding.ts";
export { flyBend } from "./products/pants/topstitch.ts";
export { seamCrossings } from "./seams/seam-crossings.ts";
export type { SeamCrossing } from "./seams/seam-crossings.ts";
