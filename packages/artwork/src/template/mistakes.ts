import type { Place } from "./json-text.ts";
import type { Mistake } from "./types.ts";

/** What a mistake of each kind asks the maker of the file to do. */
export const remedies = {
  broken_xml: "Save the drawing again as plain SVG; nothing else may stand in the file.",
  broken_json:
    "Mend the file at this place; names and texts stand in double quotes, entries are parted by commas.",
  wrong_value: "Give the value the form the message asks for.",
  missing_language: "Give this text in all of nl, en, de, dk and fr.",
  missing_file: "Add the drawing, or leave the product out of the template.",
  unknown_product: "Name the drawing after a product: jersey.svg, pants.svg or gloves.svg.",
  unknown_piece:
    "Name the group p- and the id of a piece of this product, with hyphens for underscores.",
  unknown_element: "Draw with path, rect, circle, ellipse or polygon inside a piece's group only.",
  unknown_id:
    "Name the shape z-<zone>, e-<zone> (an emblem that keeps its shape in every size), f-<fabric zone> or s-<slot>; add --<anything> to tell equal ones apart.",
  duplicate_id: "Give every element an id of its own; add --<anything> after the zone's name.",
  unknown_zone:
    "List the zone in template.json, or draw the shape in one of the zones listed there.",
  unused_zone: "Draw the zone on some piece, or take it out of template.json.",
  ink_on_fabric: "This piece is not printed: colour it with one f- shape of a fabric zone.",
  fabric_on_print: "This piece is printed: use a z- shape of an ink zone.",
  wrong_colour: "Fill the shape with the zone's colour in the first colourway and nothing else.",
  stroke: "Turn the stroke into a filled outline.",
  effect: "Take the effect away: no opacity, gradient, pattern, filter, mask or clip in a drawing.",
  image: "Trace the picture or leave it out; a drawing holds filled paths only.",
  live_text: "Take the text out and draw a slot (s-…) where it should stand.",
  use_element: "Unlink the copy, so that it holds its own shapes.",
  open_path: "Close the path.",
  empty_shape: "Remove the shape, or give it an area.",
  bad_path: "Draw the shape again; its path data cannot be read.",
  bad_transform: "Apply the transformation to the shape, then save.",
  even_odd: "Save with the fill rule non-zero; draw holes in the opposite direction.",
  far_outside:
    "Move the shape onto its piece: 1 unit is 1 mm, y points down, the origin is the piece's landmark.",
  uncovered:
    "Let the lowest shape of the piece reach at least 10 mm beyond its outline on every side.",
  slot_shape: "Draw a slot as a rect, turned but neither skewed nor scaled.",
  unknown_slot: "Draw the slot (s-…) on a piece of this product, or take the text out.",
  unknown_font: "Use the id of a face in fonts.json.",
  unknown_role: "List the role under roles, or use one that is listed.",
  missing_colour: "Give every zone and every role a colour in every colourway.",
  low_contrast: "Choose colours further apart, or lower the demand under contrast.",
  too_many_nodes: "Simplify the paths; a product's drawing has fewer than 20 000 points.",
  too_large: "Simplify the paths; a drawing's file stays under 150 kB.",
} as const;

export type MistakeCode = keyof typeof remedies;

/** Collects the mistakes of one file. */
export class MistakeList {
  readonly found: Mistake[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(code: MistakeCode, place: Place, message: string): void {
    const { line, column } = place;
    this.found.push({ code, file: this.#file, line, column, message, remedy: remedies[code] });
  }
}
