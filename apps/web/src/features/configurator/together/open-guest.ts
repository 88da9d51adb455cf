import { startEditing } from "@holeshot/design";
import { call } from "../../../lib/api/call.ts";
import { verifiedAccount } from "../../../lib/session/customer.ts";
import { guestHash } from "../../../lib/session/guest-designs.ts";
import { fetchSet, openDesign } from "../opening/load-design.ts";
import type { OpenedDesign } from "../opening/opened-design.ts";
import { readDocument } from "../opening/read-document.ts";
import { designKey } from "../saving/journal.ts";

/**
 * A design of somebody else's that a link lets edit.
 * @throws ApiProblem when there is none for this link.
 */
export async function openAsGuest(uuid: string, link: string): Promise<OpenedDesign> {
  const [account, found] = await Promise.all([
    verifiedAccount(),
    call("getTogether", { params: { uuid }, query: { link } }),
  ]);
  // One's own design, by the link one gave to others.
  if (found.as === "owner" || guestHash(uuid) !== undefined) return openDesign(uuid, undefined);
  const [set, parsed] = await Promise.all([
    fetchSet(found.configuratorSetUuid),
    readDocument(found.document),
  ]);
  if (!parsed.ok) throw new Error(`design ${uuid} cannot be read`);
  const { name, version } = found;
  return {
    set,
    account,
    editing: startEditing(parsed.document),
    saved: { uuid, version, name, hash: null, viewedAs: "guest" },
    name,
    // Nothing of it is kept here: it is somebody else's.
    journal: designKey(account, `together ${uuid}`),
    unsaved: false,
    failed: false,
    together: { link },
  };
}
