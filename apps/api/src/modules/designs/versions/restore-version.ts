import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { keepImages } from "../../library/index.ts";
import { checkDesign } from "../content.ts";
import type { Asker } from "../pictures/picture-turns.ts";
import { requestPictures } from "../pictures/request-pictures.ts";
import type { DesignRow } from "../reader.ts";
import { updateDesign } from "../writer.ts";
import { keepWhatIs } from "./keep-versions.ts";
import { findVersion } from "./reader.ts";

/**
 * Saves a version again as a new revision, and keeps what it was before as a version: what is restored can be taken back.
 * @returns the version that holds what it was before; null when that is the same.
 * @throws Problem `stale_version` when somebody saved in between; nothing is changed then.
 * @throws Problem `invalid_design` when the shop no longer has what it was made of.
 */
export async function restoreVersion(
  platform: Platform,
  catalogue: Catalogue,
  design: DesignRow,
  wish: { readonly id: string; readonly version: number; readonly asker: Asker },
): Promise<string | null> {
  const { id: designId, set_id: setId } = design;
  const stored = await findVersion(platform.db, designId, wish.id);
  if (!stored) throw new Problem("not_found");
  if (design.version !== wish.version) throw new Problem("stale_version");
  const { content, imageIds } = await checkDesign(
    platform.db,
    catalogue,
    setId,
    JSON.parse(stored.document),
  );
  const { documentHash } = content;
  const now = platform.clock();
  await platform.transaction(async (tx) => {
    await keepWhatIs(tx, { designId, version: wish.version, documentHash, now });
    const change = { name: design.name, content, version: wish.version, now };
    if (!(await updateDesign(tx, designId, change))) throw new Problem("stale_version");
    await keepImages(tx, imageIds, { designId, ownerId: design.owner_id });
    await requestPictures(tx, { setId, now, asker: wish.asker, ...content });
  });
  return design.document_hash === documentHash ? null : design.document_hash;
}
