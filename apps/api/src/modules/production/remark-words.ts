import { type Language, languageTags } from "@holeshot/domain";
import type { OrderUnit } from "./order-units.ts";
import type { PieceWords } from "./piece-words.ts";
import { productionTexts } from "./texts.ts";
import type { UnitRemark } from "./unit-scene.ts";
import { wornName } from "./worn-name.ts";

/** What the workshop is told of a unit, in its words: where, what, and how many millimetres. */
export function remarkWords(
  unit: OrderUnit,
  remarks: readonly UnitRemark[],
  words: PieceWords,
  language: Language,
): string[] {
  const { remark: say, remarkAt, colon } = productionTexts[language];
  const garment = `${words.product(unit)} ${words.size(unit)}`;
  const where = remarkAt(unit.position, garment, words.worn(unit));
  const worn = wornName(unit);
  return [
    ...worn.filled.map((role) => say.asDesigned[role](worn[role])),
    ...remarks.map((remark) => what(remark, unit, words, language)),
  ]
    .filter((said) => said !== null)
    .map((said) => `${where}${colon}${said}`);
}

/** Nothing where the difference is less than a millimetre's tenth or a letter's hundredth: nobody sees it. */
function what(
  remark: UnitRemark,
  unit: OrderUnit,
  words: PieceWords,
  language: Language,
): string | null {
  const say = productionTexts[language].remark;
  const mm = new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 1 });
  switch (remark.kind) {
    case "missing_piece":
      return say.missingPiece(words.piece(unit, remark.piece), layerName(unit, remark.layer));
    case "missing_character":
      return say.missingCharacters(remark.characters.join(" "), layerName(unit, remark.layer));
    case "closed_letters":
      return say.closedLetters(remark.characters.join(" "), layerName(unit, remark.layer));
    case "text_too_long":
      return say.tooLong(remark.text);
    case "shrunk": {
      const { text, layer, from, to, condensed } = remark;
      if (text === "") {
        return say.pictureSmaller(layerName(unit, layer), mm.format(from), mm.format(to));
      }
      const line = text.replace("\n", " / ");
      const [was, is] = [mm.format(from), mm.format(to)];
      const width = Math.round(condensed * 100);
      if (was === is && width === 100) return null;
      return was === is ? say.textNarrower(line, width) : say.textSmaller(line, was, is, width);
    }
  }
}

/** As its customer called it, such as the name of the file; its id where it has no name. */
function layerName({ document, product }: OrderUnit, id: string): string {
  return document.products[product]?.layers.find((layer) => layer.id === id)?.name ?? id;
}
