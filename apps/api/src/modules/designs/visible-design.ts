import type { Http } from "../../platform/http/http.ts";
import type { Session } from "../../platform/http/session.ts";
import { notYours } from "../../platform/problem.ts";
import { noteStaffRead } from "./note-staff-read.ts";
import { isSharedWith, viewedAs } from "./policy.ts";
import { type DesignRow, findDesign } from "./reader.ts";

/**
 * A design for whoever may look at it: its owner, staff, or who holds the link it is shared by. Undefined for none.
 * @throws Problem for a design that is somebody else's.
 */
export async function visibleDesign(
  http: Http,
  id: string,
  session: Session | null,
  hash: string | undefined,
): Promise<DesignRow | undefined> {
  const design = await findDesign(http.platform.db, id);
  if (!design) return undefined;
  const viewed = viewedAs(design, session, hash);
  if (viewed === null && !isSharedWith(design, hash)) throw notYours("design", id);
  if (viewed === "administrator") await noteStaffRead(http, session, id);
  return design;
}
