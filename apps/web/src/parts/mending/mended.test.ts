import { describe, expect, it } from "vitest";
import type { DesignDocument } from "@holeshot/design";
import { draftSheet, proofDesigns, proofLines, type StaffOrder } from "./mended.ts";

const document = (mark: string) => ({ schema: 1, mark }) as unknown as DesignDocument;
const line = (id: string, mark: string, quantity = 1) => ({
  id,
  name: "Asten",
  configuredSetUuid: "design",
  configuratorSetUuid: "set",
  document: document(mark),
  quantity,
});
const order = {
  order_number: "HS-2026-000007",
  lines: [line("a", "one", 2), line("b", "one"), line("c", "two")],
} as unknown as StaffOrder;

describe("the designs of a proof", () => {
  const designs = proofDesigns(order);
  const mended = new Map([["HS-2026-000007 2 Asten", document("mended")]]);

  it("are those that differ, each with all its lines", () => {
    expect(designs.map(({ copyName, pieces }) => [copyName, pieces])).toEqual([
      ["HS-2026-000007 1 Asten", 3],
      ["HS-2026-000007 2 Asten", 1],
    ]);
  });

  it("go out as mended, or as they stand", () => {
    expect(proofLines(designs, mended)).toEqual([
      { line_id: "a", document: document("one") },
      { line_id: "b", document: document("one") },
      { line_id: "c", document: document("mended") },
    ]);
    const sheet = draftSheet(designs, mended);
    const at = (key: string | null) => (key === null ? null : sheet.documents[key]?.document);
    expect(sheet.lines.map(({ ordered, proposed }) => [at(ordered), at(proposed)])).toEqual([
      [document("one"), null],
      [document("one"), null],
      [document("two"), document("mended")],
    ]);
  });
});
