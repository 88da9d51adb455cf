import type { Mistake, Place } from "@holeshot/artwork";

export type { Mistake };

/** What a mistake of each kind asks the shop owner to do. Templates bring their own list. */
const remedies = {
  missing_file: "Put the file back, or take what needs it out.",
  broken_json:
    "Mend the file at this place: names and texts stand in double quotes, entries are parted by commas.",
  wrong_value: "Give the value the form the message asks for.",
  missing_language: "Give this text in all of nl, en, de, dk and fr.",
  duplicate_id: "Give each entry an id of its own.",
  duplicate_colour: "Keep one of the two colours.",
  unknown_product: "Name a product that has a file in products/.",
  unknown_template: "Name a template that has a folder in templates/.",
  incomplete_template: "Add a drawing of this product to the template, or take it out of the set.",
  unknown_size: "Use the sizes that the garment is drafted in.",
  missing_size: "Give the product a required property “size” with sizes of the set's groups.",
  unknown_piece: "Use the ids of the garment's pieces.",
  missing_piece: "Name every piece of the garment under pieces.",
  unknown_option: "Name a property of the product and its values by their ids.",
  missing_composition: "Say what garments with this value are made of.",
  wrong_care:
    "Name one symbol each of wash, bleach, tumble, iron and clean, in this order; dry stands behind tumble.",
  unknown_method: "List the way of delivery under methods.",
  unknown_country: "Use two letters of ISO 3166-1, in lower case.",
  country_twice: "Keep the country in one zone only.",
  missing_rate: "Give every member state of the EU a rate.",
  missing_face: "Install the package, or correct the name of the file.",
  missing_letters: "Take another face, or add the file that holds these letters.",
  no_set: "Publish at least one set.",
} as const;

export type ShopMistakeCode = keyof typeof remedies;

export function mistake(
  code: ShopMistakeCode,
  file: string,
  place: Place,
  message: string,
): Mistake {
  return { code, file, line: place.line, column: place.column, message, remedy: remedies[code] };
}

/** A mistake as one line for a terminal or a log, the remedy on the next. */
export function formatMistake({ file, line, column, message, remedy }: Mistake): string {
  return `${file}:${line}:${column}: ${message}\n    ${remedy}`;
}

/** The catalogue cannot be used; the message names every mistake. */
export class CatalogueError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
    super(`The catalogue has ${count}:\n${mistakes.map(formatMistake).join("\n")}`);
    this.name = "CatalogueError";
    this.mistakes = mistakes;
  }
}
