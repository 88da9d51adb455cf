import type { AnswerBodyOf, getProof } from "@holeshot/contract";
import { parseDocument } from "@holeshot/design";
import type { Db } from "../../platform/database/database.ts";
import { findLines, findOrderDesigns, findProof, findProofDocuments } from "./reader.ts";

type ProofSheet = AnswerBodyOf<typeof getProof, 200>;

/** The documents of a manual check, each once, and what every line had and is to have. */
export async function proofSheet(db: Db, orderId: string): Promise<ProofSheet> {
  const [lines, designs, proof] = await Promise.all([
    findLines(db, orderId),
    findOrderDesigns(db, orderId),
    findProof(db, orderId),
  ]);
  const proposed = proof ? await findProofDocuments(db, proof.id) : [];
  const ordered = new Map(designs.map((design) => [design.design_id, design]));
  const next = new Map(proposed.map((row) => [row.line_id, row]));
  const documents: ProofSheet["documents"] = {};
  const add = (setId: string, hash: string, text: string): void => {
    if (hash in documents) return;
    // Stored as it was then: read as every stored document is, older ones brought up to date.
    const read = parseDocument(JSON.parse(text));
    if (read.ok) documents[hash] = { configuratorSetUuid: setId, document: read.document };
  };
  return {
    id: proof?.id ?? null,
    lines: lines.map((line) => {
      const before = ordered.get(line.design_id);
      const after = next.get(line.id);
      if (before) add(line.set_id, before.document_hash, before.document);
      if (after) add(line.set_id, after.document_hash, after.document);
      return {
        line_id: line.id,
        ordered: before?.document_hash ?? line.document_hash,
        proposed: after?.document_hash ?? null,
      };
    }),
    documents,
  };
}
