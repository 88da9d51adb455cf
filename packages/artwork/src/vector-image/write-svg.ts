import { formatPath } from "@holeshot/geometry";
import { gradientEnds } from "../items/gradient-ends.ts";
import { isRound } from "../items/paints.ts";
import type { Gradient, SceneItem } from "../scene.ts";
import type { VectorImage } from "./types.ts";

/** Six significant figures of the drawing's size: 0.1 µm on a logo 100 mm wide. */
function decimalsFor({ width, height }: VectorImage): number {
  return Math.min(8, Math.max(1, 6 - Math.ceil(Math.log10(Math.max(width, height, 1e-3)))));
}

function safeColour(colour: string): string {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new TypeError(`Not a colour: ${colour.slice(0, 20)}`);
  return colour;
}

class SvgWriter {
  readonly defs: string[] = [];
  readonly #image: VectorImage;
  readonly #decimals: number;
  #ids = 0;

  constructor(image: VectorImage) {
    this.#image = image;
    this.#decimals = decimalsFor(image);
  }

  number(value: number, decimals = this.#decimals): string {
    if (!Number.isFinite(value)) throw new TypeError("Not a finite number");
    return String(Number(value.toFixed(decimals)));
  }

  #id(): string {
    this.#ids += 1;
    return `d${this.#ids}`;
  }

  #gradient(paint: Gradient): string {
    const id = this.#id();
    const stops = paint.stops.map(
      ({ at, colour, alpha = 1 }) =>
        `<stop offset="${this.number(at, 5)}" stop-color="${safeColour(colour)}"${alpha < 1 ? ` stop-opacity="${this.number(alpha, 4)}"` : ""}/>`,
    );
    const kind = isRound(paint) ? "radialGradient" : "linearGradient";
    const ends = gradientEnds(paint, (value, decimals) => this.number(value, decimals));
    this.defs.push(
      `<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join("")}</${kind}>`,
    );
    return `url(#${id})`;
  }

  #opacity(value: number): string {
    return value >= 1 ? "" : ` opacity="${this.number(value, 4)}"`;
  }

  item(item: SceneItem): string {
    switch (item.kind) {
      case "fill": {
        const paint =
          typeof item.paint === "string" ? safeColour(item.paint) : this.#gradient(item.paint);
        const rule = item.rule === "evenodd" ? ' fill-rule="evenodd"' : "";
        const data = formatPath(item.path, this.#decimals);
        if (/[^MLCZ\d\s.e+-]/.test(data)) throw new TypeError("Not a finite path");
        return `<path d="${data}" fill="${paint}"${rule}${this.#opacity(item.opacity)}/>`;
      }
      case "image": {
        const image = this.#image.images.find(({ asset }) => asset === item.asset);
        if (!image || !/^[A-Za-z0-9+/]*={0,2}$/.test(image.base64)) return "";
        const matrix = item.matrix.map((value) => this.number(value)).join(" ");
        const href = `data:${image.mime === "image/png" ? "image/png" : "image/jpeg"};base64,${image.base64}`;
        return `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix})"${this.#opacity(item.opacity)} href="${href}"/>`;
      }
      case "clip": {
        const id = this.#id();
        const rule = item.rule === "evenodd" ? ' clip-rule="evenodd"' : "";
        const data = formatPath(item.path, this.#decimals);
        this.defs.push(`<clipPath id="${id}"><path d="${data}"${rule}/></clipPath>`);
        return `<g clip-path="url(#${id})">${item.items.map((inner) => this.item(inner)).join("")}</g>`;
      }
    }
  }
}

/**
 * The drawing as an SVG of paths, gradients, clips and embedded pictures, the same text for
 * the same drawing. Reading it again gives the same drawing, to the digits written.
 * @throws TypeError when the value holds something that is not a colour or a finite number.
 */
export function writeSvg(image: VectorImage): string {
  const writer = new SvgWriter(image);
  const body = image.items.map((item) => writer.item(item)).join("\n");
  const width = writer.number(image.width);
  const height = writer.number(image.height);
  const defs = writer.defs.length === 0 ? "" : `<defs>${writer.defs.join("")}</defs>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${defs}${body}\n</svg>\n`;
}
