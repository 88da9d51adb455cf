export { coloursOf, recoloured, swapColours } from "./colours.ts";
export { coverOf, coverSide } from "./cover.ts";
export type { Cover } from "./cover.ts";
export type {
  ColourLayer,
  Crop,
  DesignDocument,
  Gradient,
  GradientDirection,
  HexColour,
  ImageLayer,
  ImageSource,
  Layer,
  LayerBase,
  LayerOf,
  Outline,
  PatternFill,
  PlacedLayer,
  Placement,
  ProductDesign,
  TextCurve,
  TextLayer,
  TextShadow,
} from "./document.ts";
export { zoneLayer } from "./layers/colour/zone-layer.ts";
export type { LayerKind } from "./layers/kinds.ts";
export { layerKinds } from "./layers/kinds.ts";
export { isPlaced, measureOf, riderRole, withMeasure } from "./layers/rules.ts";
export { changeKinds, layerChanges } from "./layer-changes.ts";
export type { ChangeKind, LayerChange } from "./layer-changes.ts";
export { designChanges } from "./design-changes.ts";
export type { ProductChange } from "./design-changes.ts";
export { emptyDocument } from "./empty-document.ts";
export type { EmptySet } from "./empty-document.ts";
export { documentJsonSchema } from "./json-schema.ts";
export { currentPattern, currentSchema, designLimits, fillPatterns } from "./limits.ts";
export type { FillPattern } from "./limits.ts";
export { migrateDocument, migrations } from "./migrations.ts";
export type { Migrated, Migration } from "./migrations.ts";
export { isSoundLayer } from "./commands/sound.ts";
export { same } from "./same.ts";
export { parseDocument } from "./parse.ts";
export type { Parsed } from "./parse.ts";
export { hasPixelImages } from "./pixel-images.ts";
export type { DesignProblem, DesignProblemCode } from "./problems.ts";
export { checkReferences, fontsOf, imageSources, picturePath } from "./references.ts";
export type { CatalogueLookup } from "./references.ts";
export { isLettering } from "./layers/text/lettering.ts";
export { asSamples, isSample, samplesOf, withoutSamples } from "./layers/text/samples.ts";
export type { SampleLettering } from "./layers/text/samples.ts";
export { documentSchema, layerSchema } from "./schema.ts";
export { applyCommand } from "./commands/apply-command.ts";
export type {
  Anchor,
  ColourMap,
  Command,
  CommandRefusal,
  CommandResult,
  ImageChanges,
  KitLettering,
  LayerRef,
  TextStyle,
} from "./commands/command.ts";
export { linkedLayers, mirrorPiece } from "./commands/linked-layers.ts";
export type { LinkedLayer } from "./commands/linked-layers.ts";
export { matchZones } from "./commands/template-choice.ts";
export { applyChanges, diffDocuments, reverseChanges } from "./history/changes.ts";
export type { Change, ProductFrame } from "./history/changes.ts";
export {
  bailGesture,
  beginGesture,
  edit,
  emptyHistory,
  endGesture,
  historySteps,
  redo,
  startEditing,
  undo,
} from "./history/editing.ts";
export type { Editing, EditResult, History, Step } from "./history/editing.ts";
export { restoreHistory } from "./history/restore-history.ts";
export { applyEdits } from "./together/apply-edits.ts";
export type { Applied } from "./together/apply-edits.ts";
export type { Act, Edit, OrderedAct } from "./together/edit.ts";
export { editsBetween } from "./together/edits-between.ts";
export { followDocument } from "./together/follow-document.ts";
export {
  dropAct,
  hearAccepted,
  hearAct,
  hearDocument,
  isBehind,
  isSettled,
  startCopy,
  takeAct,
} from "./together/shared-copy.ts";
export type { Rebased, SentAct, SharedCopy } from "./together/shared-copy.ts";
