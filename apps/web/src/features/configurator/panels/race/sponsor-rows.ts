import type { RaceMark } from "@holeshot/artwork";
import type { Format } from "../../../../lib/format.ts";
import type { Translate } from "../../../../lib/i18n/translator.ts";

interface SheetWords {
  readonly t: Translate;
  readonly format: Pick<Format, "number" | "percent">;
  readonly nameOf: (mark: RaceMark) => string;
  readonly placeOf: (mark: RaceMark) => string;
}

/** Each sponsor of the kit, the largest first: name, place, size in millimetres, how much of it is seen. */
export function sponsorRows(
  marks: readonly RaceMark[],
  { t, format: { number, percent }, nameOf, placeOf }: SheetWords,
): readonly (readonly string[])[] {
  const mm = (value: number) => number(Math.round(value));
  return marks
    .filter(({ kind, sample }) => kind === "sponsor" && !sample)
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .map((mark) => [
      nameOf(mark),
      placeOf(mark),
      t("race.size", { width: mm(mark.width), height: mm(mark.height) }),
      percent(mark.visible),
    ]);
}
