import type { CareSymbol } from "../catalogue/index.ts";
import type { TicketPdf } from "./ticket-page.ts";

/** What is drawn of a symbol in a square of 100 by 100: lines, dots, and a figure in its middle. */
interface Drawing {
  readonly lines: readonly string[];
  readonly dots?: readonly (readonly [x: number, y: number])[];
  readonly figure?: { readonly text: string; readonly size: number; readonly y: number };
}

/** Of lines and dots, in hundredths of a symbol. */
const LINE = 6;
const DOT = 6.5;
/** How high its capitals and figures are in a face's size. */
const CAPITAL = 0.7;

const tub = "M3 12L16 82H84L97 12M6 30q11 -10 22 0t22 0t22 0t22 0";
const triangle = "M50 8L97 91H3Z";
const square = "M9 9H91V91H9Z";
const drum = "M50 18a32 32 0 1 0 0.01 0Z";
const iron = "M30 24H80Q84 24 85 28L96 80H4Q8 46 40 46H88.5";
const circle = "M50 8a40 40 0 1 0 0.01 0Z";
const cross = "M5 8L95 92M95 8L5 92";
const bar = "M18 97H82";

const washed = (degrees: string, ...bars: readonly string[]): Drawing => ({
  lines: [tub, ...bars],
  figure: { text: degrees, size: 48, y: 58 },
});
const cleaned = (letter: string, ...bars: readonly string[]): Drawing => ({
  lines: [circle, ...bars],
  figure: { text: letter, size: 60, y: 48 },
});
/** Two bars that part from the tub and from each other. */
const twice = ["M18 91H82", "M18 101H82"];

const drawings: Readonly<Record<CareSymbol, Drawing>> = {
  "wash-30": washed("30"),
  "wash-30-mild": washed("30", bar),
  "wash-30-very-mild": washed("30", ...twice),
  "wash-40": washed("40"),
  "wash-40-mild": washed("40", bar),
  "wash-40-very-mild": washed("40", ...twice),
  "wash-60": washed("60"),
  "wash-60-mild": washed("60", bar),
  "wash-no": { lines: [tub, cross] },
  "bleach-any": { lines: [triangle] },
  "bleach-oxygen": { lines: [triangle, "M40 90L67 40M60 90L77 58"] },
  "bleach-no": { lines: [triangle, cross] },
  "tumble-low": { lines: [square, drum], dots: [[50, 50]] },
  "tumble-normal": {
    lines: [square, drum],
    dots: [
      [39, 50],
      [61, 50],
    ],
  },
  "tumble-no": { lines: [square, drum, cross] },
  "dry-line": { lines: [square, "M50 24V76"] },
  "dry-drip": { lines: [square, "M40 24V76M60 24V76"] },
  "dry-flat": { lines: [square, "M24 50H76"] },
  "iron-110": { lines: [iron], dots: [[52, 63]] },
  "iron-150": {
    lines: [iron],
    dots: [
      [42, 63],
      [62, 63],
    ],
  },
  "iron-200": {
    lines: [iron],
    dots: [
      [34, 63],
      [52, 63],
      [70, 63],
    ],
  },
  "iron-no": { lines: [iron, cross] },
  "dry-clean-p": cleaned("P"),
  "dry-clean-p-mild": cleaned("P", bar),
  "dry-clean-f": cleaned("F"),
  "dry-clean-f-mild": cleaned("F", bar),
  "dry-clean-no": { lines: [circle, cross] },
};

/** Where symbols stand, in points: they share the room in one line, and none is wider than `most`. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly most: number;
}

/** Below symbols, points. */
const AIR = 6;

/** Draws symbols of care beside each other in black; answers what room they take with the air below them, none where there are none. */
export function drawCareSymbols(
  pdf: TicketPdf,
  symbols: readonly CareSymbol[],
  { x, y, room, most }: Room,
): number {
  if (symbols.length === 0) return 0;
  const step = room / symbols.length;
  // A hair of light between two: lines that meet make one shape of them.
  const side = Math.min(most, step * 0.96);
  symbols.forEach((symbol, place) => {
    pdf.save();
    pdf.translate(x + place * step, y).scale(side / 100);
    drawSymbol(pdf, drawings[symbol]);
    pdf.restore();
  });
  return side * 1.04 + AIR;
}

function drawSymbol(pdf: TicketPdf, { lines, dots = [], figure }: Drawing): void {
  pdf.lineWidth(LINE).lineCap("round").lineJoin("round").strokeColor("#000000");
  for (const line of lines) pdf.path(line).stroke();
  pdf.fillColor("#000000");
  for (const [x, y] of dots) pdf.circle(x, y, DOT).fill();
  if (!figure) return;
  const { text, size, y } = figure;
  pdf.font("strong").fontSize(size);
  const left = 50 - pdf.widthOfString(text) / 2;
  pdf.text(text, left, y + (size * CAPITAL) / 2, { lineBreak: false, baseline: "alphabetic" });
}
