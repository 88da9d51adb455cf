import { imageSources, parseDocument } from "@holeshot/design";
import type { Session } from "../../../platform/http/session.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { claimImagesOf } from "../../library/index.ts";
import { newSecret, secretDigest } from "../hashes.ts";
import { isSharedWith } from "../policy.ts";
import { type DesignRow, findDesign } from "../reader.ts";
import { claimDesign, type DesignContent, insertDesign } from "../writer.ts";
import type { Created } from "./save-design.ts";

/** Copies a design for whoever may read it. A visitor gets an edit hash for the copy. */
export async function copyDesign(
  platform: Platform,
  source: DesignRow,
  target: { readonly ownerId: string | null; readonly name?: string | undefined },
): Promise<Created> {
  const { ownerId } = target;
  const editHash = ownerId === null ? newSecret() : null;
  const id = platform.newId();
  await platform.transaction((tx) =>
    insertDesign(tx, {
      id,
      setId: source.set_id,
      ownerId,
      editHashDigest: editHash === null ? null : secretDigest(editHash),
      groupId: source.owner_id !== null && source.owner_id === ownerId ? source.group_id : null,
      name: target.name ?? source.name,
      madeBy: "customer",
      content: contentOf(source),
      now: platform.clock(),
    }),
  );
  return { id, editHash };
}

/**
 * Brings a design into the customer's account: an unclaimed one is claimed, a shared or
 * staff-made one copied, and one's own stays as it is.
 * @throws Problem `take_over_failed` when none of these holds.
 */
export async function takeOverDesign(
  platform: Platform,
  session: Session,
  id: string,
  hash: string | undefined,
): Promise<string> {
  const design = await findDesign(platform.db, id);
  if (!design) throw new Problem("take_over_failed");
  if (design.owner_id === session.customerId) {
    if (design.made_by === "customer") return design.id;
    return (await copyDesign(platform, design, { ownerId: session.customerId })).id;
  }
  if (isSharedWith(design, hash)) {
    return (await copyDesign(platform, design, { ownerId: session.customerId })).id;
  }
  if (hash === undefined || design.owner_id !== null) throw new Problem("take_over_failed");
  await platform.transaction(async (tx) => {
    const claimed = await claimDesign(tx, id, secretDigest(hash), session.customerId);
    if (!claimed) throw new Problem("take_over_failed");
    await claimImagesOf(tx, id, uploadedImages(design), session.customerId);
  });
  return id;
}

function contentOf(row: DesignRow): DesignContent {
  return {
    document: row.document,
    documentHash: row.document_hash,
    hasPixelImages: row.has_pixel_images,
    cover: row.cover,
  };
}

function uploadedImages(row: DesignRow): string[] {
  const parsed = parseDocument(JSON.parse(row.document));
  if (!parsed.ok) return [];
  return imageSources(parsed.document)
    .filter(({ type }) => type === "image")
    .map(({ id }) => id);
}
