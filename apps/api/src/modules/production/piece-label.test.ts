import { draftGarment } from "@holeshot/garments";
import { expect, it } from "vitest";
import { openCatalogue } from "../catalogue/index.ts";
import type { OrderUnit } from "./order-units.ts";
import { pieceLabel } from "./piece-label.ts";
import { pieceWords } from "./piece-words.ts";

it("has a design's name in short and its revision whole", () => {
  const [cuff] = draftGarment({ product: "jersey", size: "XS" }).pieces.slice(-1);
  if (!cuff) throw new Error("no piece");
  const lineOf = (designName: string) => {
    const unit = {
      position: 1,
      product: "jersey",
      size: "XS",
      quantity: 1,
      properties: {},
      rider: null,
      document: { products: {} },
      designName,
      setId: openCatalogue().sets[0]?.uuid ?? "",
      revision: "7f6cb564",
    } as unknown as OrderUnit;
    const order = { number: "HS-2026-000001", reprint: 0 };
    return pieceLabel(order, unit, cuff, 7, pieceWords(openCatalogue(), "en")).lines[2];
  };
  expect(lineOf("Team Lierop")).toBe("Team Lierop · 7f6cb564");
  expect(lineOf("Motorsportvereniging De Peelrand-Oosterhout & Łódź 2026 raci")).toBe(
    "Motorsportvereniging De… · 7f6cb564",
  );
});
