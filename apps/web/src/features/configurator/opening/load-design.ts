import { productIds } from "@holeshot/domain";
import { type DesignDocument, type Editing, emptyDocument, startEditing } from "@holeshot/design";
import { call } from "../../../lib/api/call.ts";
import { hasStatus, isProblem } from "../../../lib/api/api-problem.ts";
import { report } from "../../../lib/report.ts";
import { firstProduct } from "../../../parts/sets/first-product.ts";
import { fetchPattern } from "../../../editor/garments/patterns.ts";
import type { Account } from "../../../lib/session/account.ts";
import { lookAgain, verifiedAccount } from "../../../lib/session/customer.ts";
import { guestHash } from "../../../lib/session/guest-designs.ts";
import { hasToken } from "../../../lib/session/token-store.ts";
import {
  designKey,
  failedKey,
  keepForDiagnosis,
  lostDesignKey,
  newDesignKey,
  readJournal,
} from "../saving/journal.ts";
import { sameContent } from "../saving/design-calls.ts";
import { saveAsides } from "../saving/save-asides.ts";
import { readDocument } from "./read-document.ts";
import type { ConfiguratorSet, Design, OpenedDesign, SavedState } from "./opened-design.ts";

/** Whose device this is, and what it kept for them in an earlier visit. */
async function whose(): Promise<Account> {
  const account = await verifiedAccount();
  if (hasToken()) void saveAsides(account);
  return account;
}

/** A new design of a set: what the journal has of one begun earlier, else the kit that was asked for or the set's first. */
export async function openSet(setUuid: string, kit?: string): Promise<OpenedDesign> {
  const [set, [account, entry]] = await Promise.all([
    fetchSet(setUuid),
    whose().then(async (owner) => {
      const kept = await readJournal(newDesignKey(owner, setUuid));
      return [owner, kept] as const;
    }),
  ]);
  const journal = newDesignKey(account, setUuid);
  const common = { set, account, journal, saved: null, failed: false };
  if (entry) {
    const { editing, name } = entry;
    return { ...common, editing, name, unsaved: true };
  }
  const template = set.templates.find(({ id }) => id === kit) ?? set.templates[0];
  const editing = startEditing(template?.document ?? emptyOf(set));
  return { ...common, editing, name: null, unsaved: false };
}

/**
 * A saved design, with the journal's newer changes when there are any. One that is not there or whose
 * document cannot be read becomes an empty configuration: a new design, so that nothing overwrites what failed.
 *
 * @throws ApiProblem when the server cannot tell now, and this browser has no work on it either.
 */
export async function openDesign(uuid: string, hash: string | undefined): Promise<OpenedDesign> {
  const secret = hash ?? guestHash(uuid);
  const [account, found] = await Promise.all([whose(), fetchDesign(uuid, secret)]);
  if (!found.design) {
    const kept = await openKept(account, { uuid, hash: secret, clean: isUnreachable(found.error) });
    if (kept) return kept;
    if (found.error) throw found.error;
    return openEmpty(uuid);
  }
  const { design } = found;
  const [set, document] = await Promise.all([
    fetchSet(design.configuratorSetUuid),
    documentOf(account, design),
  ]);
  const journal = designKey(account, uuid);
  const entry = design.viewed_as === "administrator" ? null : await readJournal(journal);
  const saved: SavedState = {
    uuid,
    version: design.version,
    name: design.name,
    hash: secret ?? null,
    viewedAs: design.viewed_as,
  };
  const common = {
    ...{ set, account, journal, failed: false },
    ...(design.together && { together: { link: null } }),
    ...(design.shared && { shared: true as const }),
  };
  // Without a network the design is an answer that was kept, and may be older than what was saved from here since.
  const isNewer = entry?.version !== null && (entry?.version ?? 0) > design.version;
  if (entry && (!entry.clean || isNewer)) {
    // Saved on top of what the changes were made on, so that a version saved meanwhile is noticed.
    const version = entry.version ?? design.version;
    const { editing, name } = entry;
    // Left while it was saved: it arrived, and only the answer did not.
    const arrived = !isNewer && sameContent(design, { name, document: editing.document });
    if (arrived) return { ...common, editing, saved, name, unsaved: false };
    return { ...common, editing, saved: { ...saved, version }, name, unsaved: !entry.clean };
  }
  if (!document) return openLost(account, uuid, set);
  const editing: Editing =
    entry?.version === design.version ? entry.editing : startEditing(document);
  return { ...common, editing, saved, name: design.name, unsaved: false };
}

/** In place of a design that cannot be had: an empty configuration, beside it and never over it. */
export async function openEmpty(uuid: string): Promise<OpenedDesign> {
  const [account, set] = await Promise.all([verifiedAccount(), firstSet()]);
  return openLost(account, uuid, set);
}

/**
 * Work that only this browser has, on a design that the server does not show at the moment: the session has
 * expired, the design is gone, or the server is at rest. Saving says which. `clean`: also what the server has too.
 */
async function openKept(
  account: Account,
  {
    uuid,
    hash,
    clean,
  }: { readonly uuid: string; readonly hash: string | undefined; readonly clean: boolean },
): Promise<OpenedDesign | null> {
  const journal = designKey(account, uuid);
  const entry = await readJournal(journal);
  if (!entry || (entry.clean && !clean) || entry.version === null) return null;
  const { editing, name, version } = entry;
  const saved: SavedState = { uuid, version, name, hash: hash ?? null, viewedAs: "owner" };
  const set = await fetchSet(entry.setUuid);
  return { set, account, editing, saved, name, journal, unsaved: !entry.clean, failed: false };
}

async function openLost(
  account: Account,
  uuid: string,
  set: ConfiguratorSet,
): Promise<OpenedDesign> {
  const journal = lostDesignKey(account, uuid);
  const entry = await readJournal(journal);
  const editing = entry?.editing ?? startEditing(emptyOf(set));
  const common = { set, account, journal, editing, saved: null, failed: true };
  return { ...common, name: entry?.name ?? null, unsaved: entry !== null };
}

type Found =
  | { readonly design: Design }
  /** Without an error there is no such design for this visitor. */
  | { readonly design: null; readonly error: Error | null };

async function fetchDesign(uuid: string, hash: string | undefined): Promise<Found> {
  const query = hash === undefined ? {} : { hash };
  try {
    return { design: await call("getDesign", { params: { uuid }, query }) };
  } catch (error) {
    if (hasStatus(error, 404)) return { design: null, error: null };
    if (!isProblem(error)) throw error;
    // A session that is over must not hide what a visitor may open: asked once more without it.
    if (error.status === 401 && hasToken()) {
      await lookAgain();
      if (!hasToken()) return afterSession(uuid, hash);
    }
    return { design: null, error };
  }
}

/** The server did not answer, or could not: nothing is known against opening what this browser has. */
function isUnreachable(error: Error | null): boolean {
  return isProblem(error) && (error.status === 0 || error.status >= 500);
}

/** What a visitor may see of it; a design that is not shown to one waits for its owner to sign in. */
async function afterSession(uuid: string, hash: string | undefined): Promise<Found> {
  const found = await fetchDesign(uuid, hash);
  if (found.design || found.error) return found;
  return { design: null, error: new SessionOver() };
}

/** The design belongs to whoever was signed in until now. */
export class SessionOver extends Error {
  override readonly name = "SessionOver";
}

// Most sets begin with the shop's first product: its pattern comes beside everything else.
if (typeof window !== "undefined") fetchPattern(productIds[0])?.catch(() => undefined);

/** A set, and how its first product is cut. */
export async function fetchSet(configuratorSetUuid: string): Promise<ConfiguratorSet> {
  const set = await call("getConfiguratorSet", { params: { configuratorSetUuid } });
  await fetchPattern(firstProduct(set));
  return set;
}

async function firstSet(): Promise<ConfiguratorSet> {
  const { data } = await call("listConfiguratorSets", {});
  return fetchSet(data[0]?.uuid ?? "");
}

async function documentOf(account: Account, design: Design): Promise<DesignDocument | null> {
  const parsed = await readDocument(design.document);
  if (parsed.ok) return parsed.document;
  const where = parsed.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
  report(new Error(`design ${design.uuid}: ${where}`), "opening a design");
  await keepForDiagnosis(failedKey(account, design.uuid), design.document, parsed.problems);
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
