export type { Borders, Picture, PieceRaster, PixelRect, ViewSize, ViewTable } from "./types.ts";
export { compose } from "./compose/compose.ts";
export type { ComposeRequest } from "./compose/compose.ts";
export { composeNear } from "./compose/compose-near.ts";
export type { ComposeNearRequest } from "./compose/compose-near.ts";
export { innerShare, knee, mostReads, nearFold, readEvery, spread } from "./compose/common.ts";
export { keepTableIndex, tableIndex } from "./find/cloth-index.ts";
export type { ClothIndex, TableIndex } from "./find/cloth-index.ts";
export { garmentAt } from "./find/garment-at.ts";
export { pick } from "./find/pick.ts";
export type { Pick } from "./find/pick.ts";
export { project } from "./find/project.ts";
export { triangleFinder } from "./find/triangle-finder.ts";
export type { TriangleAt } from "./find/triangle-finder.ts";
export { shownRect } from "./find/shown-rect.ts";
export { flatLay } from "./flat-lay.ts";
export { ModelError } from "./model/model.ts";
export type { Model, ModelPiece } from "./model/model.ts";
export { openModel } from "./model/open-model.ts";
export type { Camera, Frame, Vector } from "./photo/camera.ts";
export { photoBounds, photoScale, pixelMillimetres } from "./photo/camera.ts";
export { readCorners, rasterise } from "./photo/rasterise.ts";
export type { Raster, RasterPart } from "./photo/rasterise.ts";
export { photoView } from "./photo/photo-view.ts";
export type { PhotoRequest } from "./photo/photo-view.ts";
export {
  coarseOf,
  type Grain,
  grainCells,
  grainFades,
  grainOf,
  leastShine,
} from "./photo/grain.ts";
export { holes, holesOf, reachOf, type Vents, ventsOf } from "./photo/vents.ts";
export { nearCloth, printedWeaves } from "./photo/surface.ts";
export type { NearCloth, Weaves } from "./photo/surface.ts";
export { mendLight } from "./photo/mend-light.ts";
export { lightByte, specularByte } from "./photo/light-picture.ts";
export type { LightPicture } from "./photo/light-picture.ts";
export { chooseDrape } from "./cloth/choose-drape.ts";
export { alterModel, alterSide, readAlterations } from "./cloth/alterations.ts";
export type { Alteration, Alterations } from "./cloth/alterations.ts";
export { isPictured } from "./cloth/is-pictured.ts";
export type { ChosenDrape, DrapeWish } from "./cloth/choose-drape.ts";
export { MOVE_UNIT, openMoves, asWorn } from "./cloth/as-worn.ts";
export type { WornMoves } from "./cloth/as-worn.ts";
export { behindFolds, clothTriangles, FOLD } from "./cloth/behind-folds.ts";
export { clothOf, join as joinSeams } from "./cloth/cloth-moves.ts";
export { hungDrape } from "./cloth/hung-drape.ts";
export type { AlteredCut, Hanging } from "./cloth/hung-drape.ts";
export { labelColours } from "./cloth/label-colours.ts";
export { neckLabel, withNeckLabel } from "./cloth/neck-label.ts";
export { hangShadow } from "./cloth/hang-shadow.ts";
export { drawShadow } from "./cloth/contact-shadow.ts";
export { clothManifest } from "./cloth/manifest.ts";
export type { ClothManifest, Drape } from "./cloth/manifest.ts";
export type { ClothSide, ContactShadow } from "./cloth/cloth-side.ts";
export { dressFigure, figurePiece, gearPiece } from "./cloth/figure.ts";
export type { Bend, Figure, FigurePart, FigureSide, FigureView, Tuck } from "./cloth/figure.ts";
export {
  letHemsHang,
  neutralCloth,
  riderColours,
  riderOf,
  riderSide,
  riderWeaves,
  wearOnRider,
} from "./cloth/rider.ts";
export type { WornGarment } from "./cloth/rider.ts";
export { groundShadow } from "./cloth/ground-shadow.ts";
export type { GroundPicture } from "./cloth/ground-shadow.ts";
export { type Atlas, atlasPlaces, type AtlasSlot, layAtlas } from "./round/atlas.ts";
export { innerCloth, litHeight } from "./round/inner-cloth.ts";
export { mapOpenness } from "./round/map-openness.ts";
export { printTangents } from "./round/print-tangents.ts";
export {
  gleamFades,
  grazing,
  insideOpen,
  lookFromSides,
  madeUp,
  openAir,
} from "./round/side-light.ts";
export { expectLight, leastExpected, turnOf } from "./round/expected-light.ts";
export type { Lamps } from "./round/expected-light.ts";
export { lampForm } from "./round/lamp-form.ts";
export type { LitCamera, LitSight } from "./round/side-light.ts";
export { shareOfSides } from "./round/share-of-sides.ts";
export { lightOfSides, turnCameras, turnShadow } from "./round/turn.ts";
export { thinModel } from "./round/thin-model.ts";
