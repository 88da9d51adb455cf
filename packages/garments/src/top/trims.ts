import type { Garment } from "../garment.ts";
import { edgeLength } from "../guide/measure-piece.ts";
import { sizeLabel, type Trim } from "../sewing/trim.ts";

/** Share of a sleeve's end that its elastic is cut to: it draws the end together as a rib does. */
export const cuffElasticShare = 0.82;

/** Trims of a jersey or a pit shirt: a zip in the neck, elastic in the cuffs. */
export function topTrims(
  { pieces }: Garment,
  options: Readonly<Record<string, string>>,
): readonly Trim[] {
  const placket = pieces.find(({ id }) => id === "placket");
  const sleeve = pieces.find(({ id }) => id === "sleeve_left");
  return [
    ...(placket
      ? [{ id: "collarZip" as const, count: 1, length: edgeLength(placket, "left") }]
      : []),
    ...(sleeve && options["cuff"] === "elastic"
      ? [
          {
            id: "cuffElastic" as const,
            count: 2,
            length: cuffElasticShare * edgeLength(sleeve, "cuff"),
          },
        ]
      : []),
    sizeLabel,
  ];
}
