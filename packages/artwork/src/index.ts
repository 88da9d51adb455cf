export { dataMatrix } from "./print/data-matrix.ts";
export { qrPath, quietModules, type QrPath } from "./print/qr-path.ts";
export { buildScene, placedShrinks, sceneSteps } from "./build-scene.ts";
export { compareScenes, fidelity } from "./fidelity/compare-scenes.ts";
export type { SceneDifference, SceneFacts } from "./fidelity/compare-scenes.ts";
export { effectiveDpi } from "./images/effective-dpi.ts";
export { embeddedAsset } from "./images/embedded-asset.ts";
export { imageBox } from "./images/image-box.ts";
export type { ImageBox, PictureSize } from "./images/image-box.ts";
export { layerStand, placeByHand, placeOnBase, placeToStand } from "./layers/stand.ts";
export type { DrawnOn, LayerStand } from "./layers/stand.ts";
export type { FrameSize } from "./layers/layer-drawing.ts";
export type { CanvasTarget, GradientTarget, PathTarget } from "./output/canvas-target.ts";
export { drawItems, drawPiece } from "./output/draw-piece.ts";
export type { DrawView, PictureLookup } from "./output/draw-piece.ts";
export { createPiecePainter } from "./output/piece-painter.ts";
export type { PiecePainter, Surface } from "./output/piece-painter.ts";
export { changedBox, redrawPiece } from "./output/redraw-piece.ts";
export type { RedrawnRect } from "./output/redraw-piece.ts";
export { toPdf } from "./output/to-pdf.ts";
export type { PdfOptions } from "./output/to-pdf.ts";
export { toSvg } from "./output/to-svg.ts";
export type { SvgOptions } from "./output/to-svg.ts";
export type { Finding, FindingCode } from "./preflight/finding.ts";
export { coveredBy, gearKinds } from "./race-day/gear.ts";
export type { Gear } from "./race-day/gear.ts";
export { fenceDistances, heightFor, readableBy } from "./race-day/legibility.ts";
export type { Lettering } from "./race-day/legibility.ts";
export { raceMarks } from "./race-day/race-marks.ts";
export type { RaceFix, RaceMark } from "./race-day/race-marks.ts";
export { leastContrast } from "./layers/text/findings.ts";
export { thinnestStroke } from "./text/thinnest-stroke.ts";
export { preflight } from "./preflight/preflight.ts";
export type { PreflightInput } from "./layers/layer-findings.ts";
export { goodDpi, poorDpi } from "./layers/image/findings.ts";
export { extendArt } from "./print/extend-art.ts";
export type { CodeMark, PieceLabel } from "./print/label-block.ts";
export { printCloth } from "./print/print-cloth.ts";
export { longestMarker, markerDots, printMarker } from "./print/print-marker.ts";
export type { MarkerPrint } from "./print/print-marker.ts";
export { pieceSvg } from "./print/piece-svg.ts";
export { printPattern } from "./print/print-pattern.ts";
export type { PatternPrint } from "./print/print-pattern.ts";
export { printPiece, trimBox } from "./print/print-piece.ts";
export type { PiecePrint } from "./print/print-piece.ts";
export { markKinds } from "./print/printer.ts";
export type { MarkKind, Printer } from "./print/printer.ts";
export { plainCmyk } from "./print/process-colours.ts";
export type { Cmyk } from "./print/process-colours.ts";
export { drawSheetArt, strokePath } from "./print/sheet-art.ts";
export type {
  Colour,
  LinearGradient,
  Paint,
  PieceScene,
  RadialGradient,
  Scene,
  SceneItem,
  SceneLayer,
  SceneProblem,
  SceneShrink,
} from "./scene.ts";
export { rosterEntry } from "./scene-input.ts";
export type { PixelPicture, RosterEntry, SceneInput, VectorPicture } from "./scene-input.ts";
export type { Chosen } from "./sewn-on/sewn-on.ts";
export { partColour } from "./sewn-on/part-colour.ts";
export { createSceneMemo } from "./scene-memo.ts";
export type { SceneMemo } from "./scene-memo.ts";
export { createFontShaper, FontError } from "./text/font-shaper.ts";
export type { FontShaper, HarfBuzz, ShapedGlyph, ShapedLine } from "./text/font-shaper.ts";
export { fetchRegions } from "#clipper";
export { loadHarfBuzz } from "./text/load-harfbuzz.ts";
export { closedLettering } from "./text/closed-letters.ts";
export { shareInSlot, sizeInSlot } from "./text/share-in-slot.ts";
export { textLayout } from "./text/text-box.ts";
export type { TextKit } from "./text/text-box.ts";
export { letteringFaults } from "./layers/text/lettering-faults.ts";
export type {
  LetteringFault,
  LetteringFaultKind,
  LetteringInput,
} from "./layers/text/lettering-faults.ts";
export { missingCharacters } from "./text/missing-characters.ts";
export type { LayerBox } from "./text/text-box.ts";
export type {
  Colourway,
  ContrastPair,
  Mistake,
  Names,
  ProductPieces,
  SlotText,
  Template,
  TemplateArt,
  TemplateSlot,
  TemplateZone,
  ZoneMeta,
} from "./template/types.ts";
export { sceneInput } from "./make-scene-input.ts";
export type { Drawables, Kit, DrawingFacts, SceneOptions } from "./make-scene-input.ts";
export { colourwayOf } from "./template/colourway-of.ts";
export { compileTemplate } from "./template/compile.ts";
export type { CompiledTemplate, TemplateFiles } from "./template/compile.ts";
export { patternItems } from "./patterns/pattern-items.ts";
export { contrastRatio } from "./template/contrast.ts";
export { readJsonText } from "./template/json-text.ts";
export type { JsonText, Place } from "./template/json-text.ts";
export { matchSeams } from "./template/match-seams.ts";
export type { SeamBreak } from "./template/match-seams.ts";
export { startDocument } from "./template/start-document.ts";
export { readSvg } from "./vector-image/read-svg.ts";
export { removeBackground } from "./vector-image/trace/remove-background.ts";
export type { Pixels } from "./vector-image/trace/pixels.ts";
export { mostTracePixels, tracePicture } from "./vector-image/trace/trace-picture.ts";
export type { TraceOptions } from "./vector-image/trace/trace-picture.ts";
export { isTraceable } from "./vector-image/trace/traceable.ts";
export { writeSvg } from "./vector-image/write-svg.ts";
export { cropToDrawing, cropVector } from "./vector-image/crop.ts";
export { isOneColour, recolourVector } from "./vector-image/one-colour.ts";
export type {
  EmbeddedImage,
  ReadSvgResult,
  SvgRefusal,
  VectorImage,
} from "./vector-image/types.ts";
export { placeBefore, placeBeyond } from "./layers/across-seams.ts";
