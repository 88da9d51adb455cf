import { asMatrix, identity, type Matrix, times } from "./matrix.ts";
import type { PaintState, PdfFont } from "./paint-state.ts";
import { pathData } from "./path-data.ts";

/** The painter that letters are given to, as outlines. */
interface Painter {
  state: PaintState;
  readonly dropped: Set<string>;
  set(change: Partial<PaintState>): void;
  paint(path: string, shape: { fill: boolean; stroke: boolean; rule: string }): void;
}

interface Glyph {
  readonly fontChar: string;
  readonly width: number;
  readonly isSpace?: boolean;
  readonly isInFont?: boolean;
  readonly accent?: {
    readonly fontChar: string;
    readonly offset: { readonly x: number; readonly y: number };
  } | null;
  readonly vmetric?: readonly number[] | null;
}

type Args = readonly unknown[];

const num = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** Text as outlines, laid along its line as the PDF says: the letters of one showing are one path. */
export class TextPainter {
  readonly #painter: Painter;
  readonly #objects: { object(name: string): unknown };
  #line: Matrix = identity;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;

  constructor(painter: Painter, objects: { object(name: string): unknown }) {
    this.#painter = painter;
    this.#objects = objects;
  }

  /** Whether the operator was one of text. */
  step(name: string, args: Args, drawn: boolean): boolean {
    const value = num(args[0]);
    switch (name) {
      case "beginText":
        this.#start(identity);
        return true;
      case "setTextMatrix":
        this.#start(asMatrix(args[0]) ?? asMatrix(args) ?? identity);
        return true;
      case "moveText":
        this.#move(value, num(args[1]));
        return true;
      case "setLeadingMoveText":
        this.#painter.set({ leading: num(args[1]) });
        this.#move(value, num(args[1]));
        return true;
      case "nextLine":
        this.#move(0, this.#painter.state.leading);
        return true;
      case "showText":
        this.#show((args[0] ?? []) as readonly (number | Glyph)[], drawn);
        return true;
      default:
        return this.#setting(name, value, args);
    }
  }

  #setting(name: string, value: number, args: Args): boolean {
    const settings: Readonly<Record<string, () => Partial<PaintState>>> = {
      setCharSpacing: () => ({ charSpacing: value }),
      setWordSpacing: () => ({ wordSpacing: value }),
      setHScale: () => ({ textScale: value / 100 }),
      setLeading: () => ({ leading: -value }),
      setTextRise: () => ({ textRise: value }),
      setTextRenderingMode: () => ({ textMode: value }),
      setFont: () => ({
        font: this.#objects.object(String(args[0])) as PdfFont | undefined,
        fontSize: Math.abs(num(args[1])),
        fontDirection: num(args[1]) < 0 ? -1 : 1,
      }),
    };
    const change = settings[name];
    if (change) this.#painter.set(change());
    return change !== undefined;
  }

  #start(line: Matrix): void {
    this.#line = line;
    [this.#x, this.#y, this.#lineX, this.#lineY] = [0, 0, 0, 0];
  }

  #move(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    [this.#x, this.#y] = [this.#lineX, this.#lineY];
  }

  #show(glyphs: readonly (number | Glyph)[], drawn: boolean): void {
    const { state } = this.#painter;
    const { font, fontSize } = state;
    if (!font || fontSize === 0) return;
    if (font.isType3Font === true || font.missingFile === true) {
      this.#painter.dropped.add("text");
      return;
    }
    const across = state.textScale * state.fontDirection;
    const place = times(times(this.#line, [1, 0, 0, 1, this.#x, this.#y + state.textRise]), [
      ...([across, 0, 0, state.fontDirection, 0, 0] as const),
    ]);
    const [path, end] = this.#outlines(glyphs, font, state, place);
    if (font.vertical === true) this.#y -= end;
    else this.#x += end * across;
    const mode = state.textMode & 3;
    if (state.textMode > 3) this.#painter.dropped.add("text");
    if (drawn && mode !== 3) {
      const shape = { fill: mode !== 1, stroke: mode !== 0, rule: "nonzero" };
      this.#painter.paint(path, shape);
    }
  }

  /** The outlines of a line of glyphs in the units of now, and how far it has gone. */
  #outlines(
    glyphs: readonly (number | Glyph)[],
    font: PdfFont,
    state: PaintState,
    place: Matrix,
  ): readonly [path: string, end: number] {
    const { fontSize } = state;
    const down = font.vertical === true;
    const unit = fontSize * (font.fontMatrix?.[0] ?? 0.001);
    const parts: string[] = [];
    let along = 0;
    const put = (letter: string, x: number, y: number): void => {
      const info = this.#objects.object(`${font.loadedName}_path_${letter}`);
      const data = (info as { readonly path?: unknown } | undefined)?.path;
      if (!ArrayBuffer.isView(data)) return;
      const map = times(place, [fontSize, 0, 0, fontSize, x, y]);
      parts.push(pathData(data as unknown as ArrayLike<number>, map));
    };
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        along += ((down ? 1 : -1) * glyph * fontSize) / 1000;
        continue;
      }
      // A space has no outline, but a font that stands in for a missing one may draw a box for it.
      const blank = glyph.isSpace === true || glyph.isInFont === false;
      const metric = down ? glyph.vmetric : null;
      const [x, y] = metric
        ? [-num(metric[1]) * unit, -(along + num(metric[2]) * unit)]
        : [along, 0];
      if (!blank) put(glyph.fontChar, x, y);
      const { accent } = glyph;
      if (accent && !blank) {
        put(accent.fontChar, x + fontSize * accent.offset.x, y + fontSize * accent.offset.y);
      }
      const spacing = (glyph.isSpace === true ? state.wordSpacing : 0) + state.charSpacing;
      const width = metric ? -num(metric[0]) : glyph.width;
      along += width * unit + (metric ? -1 : 1) * spacing * state.fontDirection;
    }
    return [parts.join(""), along];
  }
}
