import type { Http } from "../../platform/http/http.ts";
import type { Session } from "../../platform/http/session.ts";

/** Staff may look at any design; that they did is found later. */
export async function noteStaffRead(
  http: Http,
  session: Session | null,
  id: string,
): Promise<void> {
  const subject = { kind: "design", id };
  await http.recordAccess({ event: "design.read", actorId: session?.customerId, subject });
}
