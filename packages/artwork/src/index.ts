export type { Colour, LinearGradient, Paint, PieceScene, Scene, SceneItem, SceneLayer } from "./scene.ts";
export type { TemplateArt, TemplateSlot, TemplateZone } from "./template/types.ts";
