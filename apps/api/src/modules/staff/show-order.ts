import type { Language } from "@holeshot/domain";
import type { Session } from "../../platform/http/session.ts";
import type { StaffOrderAnswer } from "./presenter.ts";

/** An order as it is now, for who acts on it. */
export type ShowOrder = (
  id: string,
  reader: { readonly session: Session; readonly language: Language },
) => Promise<StaffOrderAnswer>;
