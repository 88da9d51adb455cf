import type { DesignDocument, ProductDesign, TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/garments";
import { thinnestStroke } from "../text/thinnest-stroke.ts";
import type { Colourway, SlotText, Template, TemplateSlot } from "./types.ts";

/**
 * A complete design in a template's own colours, to start from: its lettering as text layers, its
 * zones coloured by the colourway. Products the template does not draw are left out. `lettering` is the
 * share of the kit's own letter sizes it starts with; outlines become no thinner than can be printed.
 * @throws RangeError for a colourway the template does not have.
 */
export function startDocument(
  template: Template,
  products: readonly ProductId[],
  colourwayId: string = template.colourways[0]?.id ?? "",
  lettering = 1,
): DesignDocument {
  const colourway = template.colourways.find(({ id }) => id === colourwayId);
  if (!colourway) throw new RangeError(`${template.id} has no colourway “${colourwayId}”`);
  const designs: Partial<Record<ProductId, ProductDesign>> = {};
  for (const product of products) {
    const art = template.art[product];
    if (!art) continue;
    const slots = new Map(art.slots.map((slot) => [slot.id, slot]));
    const layers = (template.texts[product] ?? []).flatMap((text) => {
      const slot = slots.get(text.slot);
      return slot ? [textLayer(scaled(text, lettering), slot, colourway)] : [];
    });
    designs[product] = { template: template.id, colourway: colourway.id, layers, properties: {} };
  }
  return { schema: 1, pattern: template.pattern, products: designs };
}

function scaled(text: SlotText, by: number): SlotText {
  if (by === 1) return text;
  // To a hundredth of a millimetre, as all that is stored.
  const of = (value: number) => Math.round(value * by * 100) / 100;
  const { shadow } = text;
  return {
    ...text,
    size: of(text.size),
    letterSpacing: of(text.letterSpacing),
    outlines: text.outlines
      // One of the letters' own colour that cannot become thinner with them would close their counters.
      .filter(({ colour, width }) => colour !== text.colour || of(width) >= thinnestStroke)
      .map(({ colour, width }) => ({
        colour,
        width: Math.max(of(width), Math.min(width, thinnestStroke)),
      })),
    shadow: shadow && { ...shadow, dx: of(shadow.dx), dy: of(shadow.dy) },
  };
}

function textLayer(text: SlotText, slot: TemplateSlot, { roles }: Colourway): TextLayer {
  const colourOf = (role: string) => roles[role] ?? "#000000";
  const [first, ...others] = text.outlines.map(({ colour, width }) => ({
    colour: colourOf(colour),
    width,
  }));
  return {
    id: slot.id,
    kind: "text",
    hidden: false,
    locked: false,
    piece: slot.piece,
    x: slot.x,
    y: slot.y,
    rotation: slot.rotation,
    text: text.text,
    font: text.font,
    size: text.size,
    colour: colourOf(text.colour),
    letter_spacing: text.letterSpacing,
    align: "center",
    stroke: { enabled: first !== undefined, ...(first ?? { colour: "#000000", width: 0 }) },
    ...(others.length > 0 ? { strokes: others } : {}),
    ...(text.shadow ? { shadow: { ...text.shadow, colour: colourOf(text.shadow.colour) } } : {}),
    ...(slot.plate ? { on_plate: true } : {}),
    ...(slot.role === "sponsor" ? {} : { role: slot.role }),
    ...(text.link === null ? {} : { link: text.link }),
  };
}
