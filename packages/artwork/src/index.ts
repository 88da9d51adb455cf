export type { Colour, LinearGradient, Paint, PieceScene, Scene, SceneItem, SceneLayer } from "./scene.ts";
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
export { compileTemplate } from "./template/compile.ts";
export type { CompiledTemplate, TemplateFiles } from "./template/compile.ts";
export { contrastRatio } from "./template/contrast.ts";
export { readJsonText } from "./template/json-text.ts";
export type { JsonText, Place } from "./template/json-text.ts";
export { startDocument } from "./template/start-document.ts";
