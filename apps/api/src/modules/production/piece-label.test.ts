import { draftGarment } from "@holeshot/garments";
import { expect, it } from "vitest";
import { openCatalogue } from "../catalogue/index.ts";
import { pieceLabel } from "./piece-label.ts";
import { pieceWords } from "./piece-words.ts";
import { unitToPrint } from "./testing/order-to-print.ts";

it("has a design's name in short and its revision whole", () => {
  const [cuff] = draftGarment({ product: "jersey", size: "XS" }).pieces.slice(-1);
  if (!cuff) throw new Error("no piece");
  const lineOf = (designName: string) => {
    const unit = unitToPrint({ size: "XS", designName, revision: "7f6cb564" });
    const order = { number: "HS-2026-000001", reprint: 0 };
    return pieceLabel(order, unit, cuff, 7, pieceWords(openCatalogue(), "en")).lines[2];
  };
  expect(lineOf("Team Lierop")).toBe("Team Lierop · 7f6cb564");
  expect(lineOf("Motorsportvereniging De Peelrand-Oosterhout & Łódź 2026 raci")).toBe(
    "Motorsportvereniging De… · 7f6cb564",
  );
  expect(lineOf("MC Ysselsteyn 1e team – Łódź")).toBe("MC Ysselsteyn 1e team… · 7f6cb564");
});
