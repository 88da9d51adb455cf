import type { Tx } from "../../../platform/database/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Session } from "../../../platform/http/session.ts";
import { notYours, Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { keepImages } from "../../library/index.ts";
import { checkDesign } from "../content.ts";
import { requireGroup } from "../groups.ts";
import { newSecret, secretDigest } from "../hashes.ts";
import type { Asker } from "../pictures/picture-turns.ts";
import { requestPictures } from "../pictures/request-pictures.ts";
import { mayChange } from "../policy.ts";
import { findDesign } from "../reader.ts";
import { keepAsItWas, keepWhatIs } from "../versions/keep-versions.ts";
import { insertDesign, type NewDesign, updateDesign } from "../writer.ts";

interface Creation {
  readonly setId: string;
  readonly name: string;
  readonly document: unknown;
  readonly groupId: string | null;
  readonly ownerId: string | null;
  readonly madeBy: "customer" | "staff";
  readonly asker: Asker;
  /** What must be written down together with the design. */
  readonly record?: (tx: Tx, id: string) => Promise<void>;
}

/** A design that was saved: its id and, for a visitor, the only copy of its edit hash. */
export interface Created {
  readonly id: string;
  readonly editHash: string | null;
}

/** Saves a new design and asks for its pictures. */
export async function createDesign(
  platform: Platform,
  catalogue: Catalogue,
  creation: Creation,
): Promise<Created> {
  const { setId, ownerId, groupId } = creation;
  const checked = await checkDesign(platform.db, catalogue, setId, creation.document);
  const editHash = ownerId === null ? newSecret() : null;
  const now = platform.clock();
  const design: NewDesign = {
    id: platform.newId(),
    setId,
    ownerId,
    editHashDigest: editHash === null ? null : secretDigest(editHash),
    groupId,
    name: creation.name,
    madeBy: creation.madeBy,
    content: checked.content,
    now,
  };
  await platform.transaction(async (tx) => {
    if (groupId !== null) await requireGroup(tx, groupId, ownerId);
    await insertDesign(tx, design);
    await keepImages(tx, checked.imageIds, { designId: design.id, ownerId, saverId: ownerId });
    await requestPictures(tx, { setId, now, asker: creation.asker, ...checked.content });
    await creation.record?.(tx, design.id);
  });
  return { id: design.id, editHash };
}

interface Save {
  readonly name: string;
  readonly document: unknown;
  readonly version: number;
  /** Not made from what it replaces. */
  readonly over?: true | undefined;
}

/**
 * Replaces name and document of the version that was read.
 * @throws Problem `stale_version` when somebody saved in between; nothing is changed then.
 */
export async function saveDesign(
  platform: Platform,
  catalogue: Catalogue,
  who: {
    readonly session: Session | null;
    readonly hash: string | undefined;
    readonly asker: Asker;
  },
  id: string,
  save: Save,
): Promise<void> {
  const design = await findDesign(platform.db, id);
  if (!design) throw new Problem("not_found");
  if (!mayChange(design, who.session, who.hash)) throw notYours("design", id);
  if (design.version !== save.version) throw new Problem("stale_version");
  const checked = await checkDesign(platform.db, catalogue, design.set_id, save.document);
  const now = platform.clock();
  await platform.transaction(async (tx) => {
    const { content } = checked;
    const change = { name: save.name, content, version: save.version, now };
    const { documentHash } = content;
    const keep = save.over ? keepWhatIs : keepAsItWas;
    await keep(tx, { designId: id, version: save.version, documentHash, now });
    if (!(await updateDesign(tx, id, change))) throw new Problem("stale_version");
    const { owner_id: ownerId } = design;
    await keepImages(tx, checked.imageIds, { designId: id, ownerId, saverId: ownerId });
    const wish = { setId: design.set_id, now, asker: who.asker, rests: true };
    await requestPictures(tx, { ...wish, ...content });
  });
}
