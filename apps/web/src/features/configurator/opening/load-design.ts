import { type DesignDocument, type Editing, emptyDocument, startEditing } from "@holeshot/design";
import { call } from "../../../lib/api/call.ts";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { report } from "../../../lib/report.ts";
import { fetchPattern } from "../../../editor/garments/patterns.ts";
import { guestHash } from "../../../lib/session/guest-designs.ts";
import {
  designKey,
  keepForDiagnosis,
  lostDesignKey,
  newDesignKey,
  readJournal,
} from "../saving/journal.ts";
import { readDocument } from "./read-document.ts";
import type { ConfiguratorSet, Design, OpenedDesign, SavedState } from "./opened-design.ts";

/** A new design of a set: what the journal has of one begun earlier, else the set's first kit. */
export async function openSet(setUuid: string): Promise<OpenedDesign> {
  const journal = newDesignKey(setUuid);
  const [set, entry] = await Promise.all([fetchSet(setUuid), readJournal(journal)]);
  if (entry) {
    const { editing, name } = entry;
    return { set, editing, saved: null, name, journal, unsaved: true, failed: false };
  }
  const editing = startEditing(set.templates[0]?.document ?? emptyOf(set));
  return { set, editing, saved: null, name: null, journal, unsaved: false, failed: false };
}

/**
 * A saved design, with the journal's newer changes when there are any. One that is not there or whose
 * document cannot be read becomes an empty configuration: a new design, so that nothing overwrites what failed.
 */
export async function openDesign(uuid: string, hash: string | undefined): Promise<OpenedDesign> {
  const secret = hash ?? guestHash(uuid);
  const design = await fetchDesign(uuid, secret);
  if (!design) return (await openKept(uuid, secret)) ?? openLost(uuid, await firstSet());
  const [set, document] = await Promise.all([
    fetchSet(design.configuratorSetUuid),
    documentOf(design),
  ]);
  const journal = designKey(uuid);
  const entry = design.viewed_as === "administrator" ? null : await readJournal(journal);
  const saved: SavedState = {
    uuid,
    version: design.version,
    name: design.name,
    hash: secret ?? null,
    viewedAs: design.viewed_as,
  };
  const common = { set, journal, failed: false };
  if (entry && !entry.clean) {
    // Saved on top of what the changes were made on, so that a version saved meanwhile is noticed.
    const version = entry.version ?? design.version;
    const { editing, name } = entry;
    return { ...common, editing, saved: { ...saved, version }, name, unsaved: true };
  }
  if (!document) return openLost(uuid, set);
  const editing: Editing =
    entry?.version === design.version ? entry.editing : startEditing(document);
  return { ...common, editing, saved, name: design.name, unsaved: false };
}

/**
 * Work that only this browser has, on a design that the server does not show at the moment: the session has
 * expired, or the design is gone. Saving says which.
 */
async function openKept(uuid: string, hash: string | undefined): Promise<OpenedDesign | null> {
  const journal = designKey(uuid);
  const entry = await readJournal(journal);
  if (!entry || entry.clean || entry.version === null) return null;
  const { editing, name, version } = entry;
  const saved: SavedState = { uuid, version, name, hash: hash ?? null, viewedAs: "owner" };
  const set = await fetchSet(entry.setUuid);
  return { set, editing, saved, name, journal, unsaved: true, failed: false };
}

async function openLost(uuid: string, set: ConfiguratorSet): Promise<OpenedDesign> {
  const journal = lostDesignKey(uuid);
  const entry = await readJournal(journal);
  const editing = entry?.editing ?? startEditing(emptyOf(set));
  const unsaved = entry !== null;
  return { set, editing, saved: null, name: entry?.name ?? null, journal, unsaved, failed: true };
}

async function fetchDesign(uuid: string, hash: string | undefined): Promise<Design | null> {
  try {
    return await call("getDesign", {
      params: { uuid },
      query: hash === undefined ? {} : { hash },
    });
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 401)) return null;
    throw error;
  }
}

// Most sets begin with a jersey: its pattern comes beside everything else.
const jersey = fetchPattern("jersey");
jersey?.catch(() => undefined);

/** A set, and how its first product is cut. */
async function fetchSet(configuratorSetUuid: string): Promise<ConfiguratorSet> {
  const set = await call("getConfiguratorSet", { params: { configuratorSetUuid } });
  await fetchPattern(set.products[0]?.id ?? "jersey");
  return set;
}

async function firstSet(): Promise<ConfiguratorSet> {
  const { data } = await call("listConfiguratorSets", {});
  return fetchSet(data[0]?.uuid ?? "");
}

async function documentOf(design: Design): Promise<DesignDocument | null> {
  const parsed = await readDocument(design.document);
  if (parsed.ok) return parsed.document;
  const where = parsed.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
  report(new Error(`design ${design.uuid}: ${where}`), "opening a design");
  await keepForDiagnosis(design.uuid, design.document, parsed.problems);
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
