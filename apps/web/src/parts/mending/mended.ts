import type { DesignDocument } from "@holeshot/design";
import type { Answer } from "../../lib/api/call.ts";
import type { ProofSheet } from "../proof/proof-tiles.ts";

/** An order as staff see it. */
export type StaffOrder = Answer<"getStaffOrder">;

/** Lines of an order that stand on one document now, with the name that a working copy of it has. */
export interface ProofDesign {
  readonly copyName: string;
  readonly name: string;
  readonly setId: string;
  readonly document: DesignDocument;
  readonly lineIds: readonly string[];
  readonly pieces: number;
}

/** The documents of an order as they stand, each once. */
export function proofDesigns(order: StaffOrder): readonly ProofDesign[] {
  const groups = Map.groupBy(order.lines, (line) =>
    JSON.stringify([line.configuredSetUuid, line.document]),
  );
  return [...groups.values()].flatMap((lines, at) => {
    const [first] = lines;
    if (first === undefined) return [];
    const number = groups.size > 1 ? ` ${at + 1}` : "";
    return [
      {
        copyName: `${order.order_number}${number} ${first.name}`.slice(0, 120),
        name: first.name,
        setId: first.configuratorSetUuid,
        document: first.document,
        lineIds: lines.map(({ id }) => id),
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    ];
  });
}

/** A proof that is not sent yet: what stands, and what is to stand instead. */
export function draftSheet(
  designs: readonly ProofDesign[],
  mended: ReadonlyMap<string, DesignDocument>,
): ProofSheet {
  const documents: ProofSheet["documents"] = {};
  const lines = designs.flatMap((design, at) => {
    const next = mended.get(design.copyName);
    documents[`${at}`] = { configuratorSetUuid: design.setId, document: design.document };
    if (next) documents[`${at} mended`] = { configuratorSetUuid: design.setId, document: next };
    return design.lineIds.map((line_id) => ({
      line_id,
      ordered: `${at}`,
      proposed: next ? `${at} mended` : null,
    }));
  });
  return { id: null, documents, lines };
}

/** What the call sends: every line with the document that it is to have. */
export function proofLines(
  designs: readonly ProofDesign[],
  mended: ReadonlyMap<string, DesignDocument>,
) {
  return designs.flatMap(({ copyName, document, lineIds }) =>
    lineIds.map((line_id) => ({ line_id, document: mended.get(copyName) ?? document })),
  );
}
