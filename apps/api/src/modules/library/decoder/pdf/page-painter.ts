import { asMatrix, identity, inverse, type Matrix, times, written } from "./matrix.ts";
import { type Clip, firstState, type PaintState, type PdfPaint } from "./paint-state.ts";
import { pathData } from "./path-data.ts";
import { pictureAddress, type PdfPicture } from "./pictures.ts";
import { defineShading } from "./shadings.ts";
import { mapAttribute, SvgPen, TooMuch } from "./svg-pen.ts";
import { TextPainter } from "./text-painter.ts";

/** What the painter asks of the library that has read the file. */
export interface PdfObjects {
  /** A picture, a shading or a glyph by its name; undefined when it is not there. */
  object(name: string): unknown;
  /** Whether the layer that a marked part belongs to is shown. */
  isShown(layer: unknown): boolean;
}

type Args = readonly unknown[];
type Shape = { readonly fill: boolean; readonly stroke: boolean; readonly rule: string };

const mostDepth = 200;
const mostPicturePixels = 40_000_000;

/** What a path is painted with, by the operator that ends it. */
const shapes: Readonly<Record<string, Shape>> = {
  stroke: { fill: false, stroke: true, rule: "nonzero" },
  closeStroke: { fill: false, stroke: true, rule: "nonzero" },
  fill: { fill: true, stroke: false, rule: "nonzero" },
  eoFill: { fill: true, stroke: false, rule: "evenodd" },
  fillStroke: { fill: true, stroke: true, rule: "nonzero" },
  closeFillStroke: { fill: true, stroke: true, rule: "nonzero" },
  eoFillStroke: { fill: true, stroke: true, rule: "evenodd" },
  closeEOFillStroke: { fill: true, stroke: true, rule: "evenodd" },
};

const num = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** Draws a page's operators as SVG, and collects what they ask for that cannot be printed. */
export class PagePainter {
  readonly dropped = new Set<string>();
  readonly pen = new SvgPen();
  state: PaintState = firstState;
  readonly #names: Readonly<Record<number, string>>;
  readonly #objects: PdfObjects;
  readonly #text: TextPainter;
  readonly #stack: PaintState[] = [];
  readonly #bases: Matrix[] = [];
  readonly #shown: boolean[] = [];
  #base: Matrix;
  /** How deep in groups that only mask others; nothing of them is drawn. */
  #inMask = 0;
  #clipRule: string | undefined;
  #picturePixels = 0;

  constructor(page: Matrix, names: Readonly<Record<number, string>>, objects: PdfObjects) {
    this.#names = names;
    this.#objects = objects;
    this.#base = page;
    this.#text = new TextPainter(this, objects);
    this.set({ map: page });
  }

  set(change: Partial<PaintState>): void {
    this.state = { ...this.state, ...change };
  }

  async draw(operators: ArrayLike<number>, given: ArrayLike<unknown>): Promise<void> {
    for (let at = 0; at < operators.length; at += 1) {
      const args = given[at];
      await this.#step(
        this.#names[operators[at] ?? -1] ?? "",
        Array.isArray(args) ? (args as Args) : [],
      );
    }
  }

  /** Whether what comes now is seen at all. */
  get #drawn(): boolean {
    return this.#inMask === 0 && !this.#shown.includes(false);
  }

  async #step(name: string, args: Args): Promise<void> {
    if (this.#structure(name, args) || this.#lines(name, args) || this.#colours(name, args)) return;
    if (this.#text.step(name, args, this.#drawn)) return;
    if (name === "clip") this.#clipRule = "nonzero";
    else if (name === "eoClip") this.#clipRule = "evenodd";
    else if (name === "constructPath") this.#path(args);
    else if (name === "shadingFill") this.#shadingFill(args);
    else if (name.startsWith("paint") || name === "rawFillPath") await this.#picture(name, args);
  }

  #save(): void {
    if (this.#stack.length >= mostDepth) throw new TooMuch();
    this.#stack.push(this.state);
  }

  #restore(): void {
    this.state = this.#stack.pop() ?? this.state;
  }

  #structure(name: string, args: Args): boolean {
    const [first, second] = args;
    switch (name) {
      case "save":
        this.#save();
        return true;
      case "restore":
        this.#restore();
        return true;
      case "transform":
        this.set({ map: times(this.state.map, asMatrix(args) ?? identity) });
        return true;
      case "paintFormXObjectBegin":
        this.#save();
        this.#bases.push(this.#base);
        this.set({ map: times(this.state.map, asMatrix(first) ?? identity) });
        this.#base = this.state.map;
        this.#clipToBox(second);
        return true;
      case "paintFormXObjectEnd":
        this.#restore();
        this.#base = this.#bases.pop() ?? this.#base;
        return true;
      case "beginGroup":
        this.#beginGroup(first ?? {});
        return true;
      case "endGroup":
        if (this.#inMask > 0) this.#inMask -= 1;
        this.#restore();
        return true;
      case "beginMarkedContent":
        this.#shown.push(true);
        return true;
      case "beginMarkedContentProps":
        this.#shown.push(first !== "OC" || this.#objects.isShown(second));
        return true;
      case "endMarkedContent":
        this.#shown.pop();
        return true;
      default:
        return false;
    }
  }

  #beginGroup({ smask }: { readonly smask?: unknown }): void {
    this.#save();
    if (smask !== undefined && smask !== null) this.#inMask += 1;
    else if (this.#inMask > 0) this.#inMask += 1;
    const { fillAlpha, groupAlpha } = this.state;
    if (fillAlpha < 1) this.dropped.add("group_opacity");
    this.set({ groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1, strokeAlpha: 1 });
  }

  #clipToBox(box: unknown): void {
    if (!Array.isArray(box) || box.length !== 4) return;
    const [x0, y0, x1, y1] = box.map(num) as [number, number, number, number];
    this.#clip([0, x0, y0, 1, x1, y0, 1, x1, y1, 1, x0, y1, 4], "nonzero");
  }

  #clip(data: ArrayLike<number>, rule: string): void {
    const shape = pathData(data, this.state.map) || "M0 0Z";
    const id = this.pen.define(
      (name) => `<clipPath id="${name}"><path clip-rule="${rule}" d="${shape}"/></clipPath>`,
    );
    const clip: Clip = { id };
    this.set({ clips: [...this.state.clips, clip] });
    if (this.state.clips.length > mostDepth) throw new TooMuch();
  }

  #lines(name: string, args: Args): boolean {
    const value = num(args[0]);
    switch (name) {
      case "setLineWidth":
        this.set({ lineWidth: Math.abs(value) });
        return true;
      case "setLineCap":
        this.set({ lineCap: value });
        return true;
      case "setLineJoin":
        this.set({ lineJoin: value });
        return true;
      case "setMiterLimit":
        this.set({ miterLimit: value });
        return true;
      case "setDash":
        this.set({
          dash: Array.isArray(args[0]) ? args[0].map(num) : [],
          dashPhase: num(args[1]),
        });
        return true;
      case "setGState":
        for (const entry of (args[0] ?? []) as readonly (readonly [string, unknown])[]) {
          this.#graphics(entry[0], entry[1]);
        }
        return true;
      default:
        return false;
    }
  }

  #graphics(key: string, value: unknown): void {
    const lines: Readonly<Record<string, string>> = {
      ...{ LW: "setLineWidth", LC: "setLineCap", LJ: "setLineJoin", ML: "setMiterLimit" },
    };
    const line = lines[key];
    if (line !== undefined) this.#lines(line, [value]);
    else if (key === "D" && Array.isArray(value)) this.#lines("setDash", value);
    else if (key === "Font" && Array.isArray(value)) this.#text.step("setFont", value, false);
    else if (key === "ca") this.set({ fillAlpha: num(value) });
    else if (key === "CA") this.set({ strokeAlpha: num(value) });
    else if (key === "SMask") this.set({ masked: Boolean(value) });
    else if (key === "BM" && value !== "source-over") this.dropped.add("mix-blend-mode");
  }

  #colours(name: string, args: Args): boolean {
    const stroke = name.startsWith("setStroke");
    if (!stroke && !name.startsWith("setFill")) return false;
    const give = (paint: PdfPaint): void => this.set(stroke ? { stroke: paint } : { fill: paint });
    const [first, second, third] = args;
    if (name.endsWith("Transparent")) give({ kind: "none" });
    else if (name.endsWith("RGBColor")) give({ kind: "plain", colour: plainColour(first) });
    else if (name.endsWith("ColorN")) {
      const shading = first === "Shading" && typeof second === "string";
      const map = times(this.#base, asMatrix(third) ?? identity);
      if (shading) give({ kind: "shading", id: second, map });
      else {
        this.dropped.add("pattern");
        give({ kind: "none" });
      }
    }
    return true;
  }

  /** A paint as SVG's attribute in an element that stands under a map; undefined for no paint. */
  paintOf(paint: PdfPaint, under: Matrix): string | undefined {
    if (paint.kind === "plain") return paint.colour;
    if (paint.kind === "none") return undefined;
    const back = inverse(under);
    const shading = this.#objects.object(paint.id);
    const id = back && defineShading(this.pen, shading, times(back, paint.map));
    if (id !== undefined) return `url(#${id})`;
    this.dropped.add("pattern");
    return undefined;
  }

  #path([ending, given]: Args): void {
    const data = (Array.isArray(given) ? given[0] : null) as ArrayLike<number> | null;
    const shape = shapes[this.#names[num(ending)] ?? ""];
    if (shape && data && data.length > 0) this.paint(pathData(data, identity), shape);
    if (this.#clipRule !== undefined) this.#clip(data ?? [], this.#clipRule);
    this.#clipRule = undefined;
  }

  /** Paints a path in the units of now. */
  paint(path: string, { fill, stroke, rule }: Shape): void {
    if (!this.#drawn || path === "") return;
    const { state } = this;
    if (state.masked) {
      this.dropped.add("mask");
      return;
    }
    const filled = fill ? this.paintOf(state.fill, state.map) : undefined;
    const lined = stroke ? this.paintOf(state.stroke, state.map) : undefined;
    if (filled === undefined && lined === undefined) return;
    const parts = [
      ` d="${path}" fill="${filled ?? "none"}" fill-rule="${rule}"`,
      covered("fill", state.fillAlpha * state.groupAlpha),
      lined === undefined ? "" : this.#stroke(lined),
      mapAttribute(state.map),
    ];
    this.pen.put(`<path${parts.join("")}/>`, state.clips);
  }

  #stroke(paint: string): string {
    const { state } = this;
    const [a, b, c, d] = state.map;
    // A line of no width is the thinnest that a press can show: a quarter of a point.
    const scale = Math.sqrt(Math.abs(a * d - b * c)) || 1;
    const width = Math.max(state.lineWidth, 0.25 / scale);
    const cap = ["butt", "round", "square"][state.lineCap] ?? "butt";
    const join = ["miter", "round", "bevel"][state.lineJoin] ?? "miter";
    const dashed = state.dash.some((length) => length > 0);
    return [
      ` stroke="${paint}" stroke-width="${written([width])}"`,
      ` stroke-linecap="${cap}" stroke-linejoin="${join}"`,
      ` stroke-miterlimit="${written([Math.max(1, state.miterLimit)])}"`,
      dashed ? ` stroke-dasharray="${written(state.dash)}"` : "",
      dashed ? ` stroke-dashoffset="${written([state.dashPhase])}"` : "",
      covered("stroke", state.strokeAlpha * state.groupAlpha),
    ].join("");
  }

  #shadingFill([name]: Args): void {
    if (typeof name !== "string") return;
    const { state } = this;
    const back = inverse(state.map);
    if (!back) return;
    // As far as the page goes and beyond: the clips around it say where it ends.
    const far = 1e5;
    const page = pathData([0, -far, -far, 1, far, -far, 1, far, far, 1, -far, far, 4], identity);
    this.state = {
      ...state,
      map: identity,
      fill: { kind: "shading", id: name, map: state.map },
    };
    this.paint(page, { fill: true, stroke: false, rule: "nonzero" });
    this.state = state;
  }

  async #picture(name: string, args: Args): Promise<void> {
    if (!this.#drawn) return;
    if (this.state.masked) {
      this.dropped.add("mask");
      return;
    }
    if (name === "paintSolidColorImageMask") {
      const square = pathData([0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4], identity);
      this.paint(square, { fill: true, stroke: false, rule: "nonzero" });
      return;
    }
    const picture = this.#pictureOf(name, args[0]);
    const stencil = name === "paintImageMaskXObject";
    const colour = this.state.fill.kind === "plain" ? this.state.fill.colour : undefined;
    if (!picture || (stencil && colour === undefined)) {
      this.dropped.add("unsupported_image");
      return;
    }
    this.#picturePixels += picture.width * picture.height;
    if (this.#picturePixels > mostPicturePixels) throw new TooMuch();
    const address = await pictureAddress(picture, stencil ? colour : undefined);
    if (address === undefined) {
      this.dropped.add("unsupported_image");
      return;
    }
    const { map, clips, fillAlpha, groupAlpha } = this.state;
    const place = times(map, [1 / picture.width, 0, 0, -1 / picture.height, 0, 1]);
    const size = `width="${picture.width}" height="${picture.height}"`;
    const cover = fillAlpha * groupAlpha;
    const seen = cover < 1 ? ` opacity="${written([cover])}"` : "";
    this.pen.put(
      `<image ${size} preserveAspectRatio="none"${seen}${mapAttribute(place)} href="${address}"/>`,
      clips,
    );
  }

  #pictureOf(name: string, given: unknown): PdfPicture | undefined {
    const known = ["paintImageXObject", "paintInlineImageXObject", "paintImageMaskXObject"];
    if (!known.includes(name)) return undefined;
    const found = typeof given === "string" ? this.#objects.object(given) : given;
    if (typeof found !== "object" || found === null) return undefined;
    const picture = found as PdfPicture & { readonly data?: unknown };
    // A stencil may be told by the name of where its bits lie.
    if (typeof picture.data !== "string") return picture;
    const inner = this.#objects.object(picture.data);
    if (typeof inner !== "object" || inner === null) return undefined;
    return { ...picture, ...(inner as PdfPicture) };
  }
}

function covered(kind: "fill" | "stroke", alpha: number): string {
  return alpha < 1 ? ` ${kind}-opacity="${written([Math.max(0, alpha)])}"` : "";
}

function plainColour(value: unknown): string {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : "#000000";
}
