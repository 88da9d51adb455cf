import { plainCmyk } from "@holeshot/artwork";
import { languageTags } from "@holeshot/domain";
import { productionTexts } from "../texts.ts";
import { collect, fittedText, INK, openSheets, type TicketPdf, write } from "../ticket-page.ts";
import { gridSide } from "../cloth-lots.ts";
import { labOf } from "../lab-colour.ts";
import { designColours } from "./design-colours.ts";
import type { TechPack } from "./tech-pack.ts";
import { techTexts } from "./tech-texts.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;
const MARGIN = 15;
/** Lines of the grid, mm apart: a warped cloth shows at once. */
const STEP = 50;
/** Lightness from which a patch has a frame. */
const PALE = 92;
const PATCH = { side: 40, gap: 6, below: 14, across: 10 } as const;

/**
 * What is printed with each lot of cloth before a design is: a grid to measure what the press takes, and each colour of the
 * design in the printer's own colours, numbered as in the tech pack. Pages are at 1:1.
 */
export function writeStrikeOff(pack: TechPack, colours: "rgb" | "cmyk"): Promise<Uint8Array> {
  const say = techTexts[pack.language];
  const { colon } = productionTexts[pack.language];
  const name = `${say.strikeOff}${colon}${pack.name} · ${pack.revision}`;
  const pdf = openSheets(name, languageTags[pack.language], pack.created);
  const bytes = collect(pdf);
  // The writer takes inks as four numbers.
  const ink = (hex: string) =>
    (colours === "rgb" ? hex : [...(pack.cmyk(hex) ?? plainCmyk(hex))]) as string;
  drawGrid(pdf, `${pack.order} · ${name} · ${say.gridKey}`, ink("#000000"));
  const patches = designColours(pack.products);
  const rows = Math.max(1, Math.ceil(patches.length / PATCH.across));
  const wide = 2 * MARGIN + PATCH.across * (PATCH.side + PATCH.gap);
  const high = 2 * MARGIN + 10 + rows * (PATCH.side + PATCH.below + PATCH.gap);
  pdf.addPage({ size: [wide * MM, high * MM], margin: 0 });
  fittedText(
    pdf,
    "strong",
    12,
    `${pack.order} · ${name}`,
    MARGIN * MM,
    8 * MM,
    (wide - 2 * MARGIN) * MM,
  );
  patches.forEach(({ hex }, index) => {
    const x = (MARGIN + (index % PATCH.across) * (PATCH.side + PATCH.gap)) * MM;
    const row = Math.floor(index / PATCH.across);
    const y = (MARGIN + 6 + row * (PATCH.side + PATCH.below + PATCH.gap)) * MM;
    pdf
      .rect(x, y, PATCH.side * MM, PATCH.side * MM)
      .fillColor(ink(hex))
      .fill();
    // A white patch would not be found on white cloth.
    if (labOf(hex).l > PALE) {
      pdf
        .rect(x, y, PATCH.side * MM, PATCH.side * MM)
        .lineWidth(0.2 * MM)
        .strokeColor(ink("#000000"))
        .stroke();
    }
    const text = `${index + 1}  ${hex}`;
    fittedText(pdf, "strong", 12, text, x, y + (PATCH.side + 2) * MM, PATCH.side * MM);
  });
  pdf.end();
  return bytes;
}

function drawGrid(pdf: TicketPdf, text: string, ink: string): void {
  const side = gridSide + 2 * MARGIN;
  pdf.addPage({ size: [side * MM, (side + 12) * MM], margin: 0 });
  const [from, to] = [MARGIN * MM, (MARGIN + gridSide) * MM];
  pdf.lineWidth(0.3 * MM).strokeColor(ink);
  for (let at = 0; at <= gridSide; at += STEP) {
    const place = (MARGIN + at) * MM;
    pdf.moveTo(place, from).lineTo(place, to).stroke();
    pdf.moveTo(from, place).lineTo(to, place).stroke();
  }
  fittedText(pdf, "strong", 14, text, from, to + 4 * MM, to - from);
  // Which way the roll ran is lost once the cloth is cut.
  write(pdf, "strong", 30, INK).text("↑", from + 8 * MM, from + 4 * MM, { lineBreak: false });
}
