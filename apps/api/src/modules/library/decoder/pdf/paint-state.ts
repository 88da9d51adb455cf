import { identity, type Matrix } from "./matrix.ts";

/** A colour, or the id of what lies in the file's definitions. */
export type PdfPaint =
  | { readonly kind: "plain"; readonly colour: string }
  | { readonly kind: "shading"; readonly id: string; readonly map: Matrix }
  | { readonly kind: "none" };

/** An area that everything is cut to, already in the page's units. */
export interface Clip {
  readonly id: string;
}

/** A font as far as its outlines are asked for. */
export interface PdfFont {
  readonly isType3Font?: boolean;
  readonly missingFile?: boolean;
  readonly vertical?: boolean;
  readonly loadedName?: string;
  readonly fontMatrix?: readonly number[];
}

/** What a PDF's `q` keeps and `Q` brings back. */
export interface PaintState {
  readonly map: Matrix;
  readonly clips: readonly Clip[];
  readonly fill: PdfPaint;
  readonly stroke: PdfPaint;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  /** Of the groups around, which the reader of SVG gives to their parts. */
  readonly groupAlpha: number;
  /** What is drawn under a soft mask is left out: without the mask it would be a block. */
  readonly masked: boolean;
  readonly lineWidth: number;
  readonly lineCap: number;
  readonly lineJoin: number;
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashPhase: number;
  readonly font: PdfFont | undefined;
  readonly fontSize: number;
  readonly fontDirection: 1 | -1;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly textScale: number;
  readonly textRise: number;
  readonly textMode: number;
  readonly leading: number;
}

const black: PdfPaint = { kind: "plain", colour: "#000000" };

export const firstState: PaintState = {
  map: identity,
  clips: [],
  fill: black,
  stroke: black,
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  masked: false,
  lineWidth: 1,
  lineCap: 0,
  lineJoin: 0,
  miterLimit: 10,
  dash: [],
  dashPhase: 0,
  font: undefined,
  fontSize: 0,
  fontDirection: 1,
  charSpacing: 0,
  wordSpacing: 0,
  textScale: 1,
  textRise: 0,
  textMode: 0,
  leading: 0,
};
