import { type DesignDocument, emptyDocument, parseDocument, startEditing } from "@holeshot/design";
import { call } from "../../../lib/api/call.ts";
import { report } from "../../../lib/report.ts";
import { guestHash } from "../../../lib/session/guest-designs.ts";
import { journalKey, readJournal } from "../saving/journal.ts";
import type { ConfiguratorSet, Design, OpenedDesign, SavedState } from "./opened-design.ts";

/** A new design of a set: what the journal has of one begun earlier, else the set's first kit. */
export async function openSet(setUuid: string): Promise<OpenedDesign> {
  const set = await call("getConfiguratorSet", { params: { configuratorSetUuid: setUuid } });
  const entry = await readJournal(journalKey(null, setUuid));
  if (entry) return { set, editing: entry.editing, saved: null, unsaved: true, failed: false };
  const template = set.templates[0];
  const parsed = parseDocument(template?.document);
  const document = parsed.ok ? parsed.document : emptyOf(set);
  return { set, editing: startEditing(document), saved: null, unsaved: false, failed: false };
}

/**
 * A saved design, with the journal's newer changes when there are any. One whose document cannot
 * be read becomes an empty configuration; what failed is reported, not overwritten.
 */
export async function openDesign(uuid: string, hash: string | undefined): Promise<OpenedDesign> {
  const secret = hash ?? guestHash(uuid);
  const design = await call("getDesign", {
    params: { uuid },
    query: secret === undefined ? {} : { hash: secret },
  });
  const set = await call("getConfiguratorSet", {
    params: { configuratorSetUuid: design.configuratorSetUuid },
  });
  const saved: SavedState = {
    uuid,
    version: design.version,
    name: design.name,
    hash: secret ?? null,
    viewedAs: design.viewed_as,
  };
  const entry = design.viewed_as === "owner" ? await readJournal(journalKey(uuid, set.uuid)) : null;
  if (entry) return { set, editing: entry.editing, saved, unsaved: true, failed: false };
  const document = readDocument(design);
  return {
    set,
    editing: startEditing(document ?? emptyOf(set)),
    saved,
    unsaved: false,
    failed: document === null,
  };
}

function readDocument(design: Design): DesignDocument | null {
  const parsed = parseDocument(design.document);
  if (parsed.ok) return parsed.document;
  const where = parsed.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
  report(new Error(`design ${design.uuid}: ${where}`), "opening a design");
  return null;
}

/** The set's first template in its own colours, without text or pictures. */
export function emptyOf(set: ConfiguratorSet): DesignDocument {
  const template = set.templates[0];
  return emptyDocument({
    products: set.products.map(({ id }) => ({
      id,
      template: template?.id ?? "",
      ...(template?.colourways[0] && { colourway: template.colourways[0].id }),
    })),
  });
}
