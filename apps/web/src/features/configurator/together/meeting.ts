import { useSyncExternalStore } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { createListeners } from "../../../lib/listeners.ts";
import { type Company, keepCompany, type Presence } from "./presence.ts";
import type { LiveCalls } from "./live.ts";
import { forgetRemarks, readRemarks, type RemarkCalls } from "./remarks.ts";

/** What bar and cloth share of the design that is edited together; null before the server is reached. */
interface Meeting {
  readonly company: Company;
  readonly remarks: RemarkCalls;
}

let meeting: Meeting | null = null;
const listeners = createListeners();

/** Begins; what it returns ends it. */
export function beginMeeting(calls: LiveCalls, remarks: RemarkCalls): Meeting {
  const company = keepCompany((presence) => void calls.tell(presence).catch(() => undefined));
  meeting = { company, remarks };
  void readRemarks(remarks);
  listeners.tell();
  return meeting;
}

export function endMeeting(ended: Meeting): void {
  ended.company.stop();
  forgetRemarks();
  if (meeting !== ended) return;
  meeting = null;
  listeners.tell();
}

export function useMeeting(): Meeting | null {
  return useSyncExternalStore(listeners.subscribe, () => meeting);
}

const nobody: readonly Presence[] = [];
const silent = (): (() => void) => () => undefined;

/** Oneself and the others; null and nobody before the server is reached. */
export function useCompany(): {
  readonly me: Presence | null;
  readonly others: readonly Presence[];
} {
  const company = useMeeting()?.company;
  const subscribe = company?.subscribe ?? silent;
  const me = useSyncExternalStore(subscribe, () => company?.me() ?? null);
  const others = useSyncExternalStore(subscribe, () => company?.others() ?? nobody);
  return { me, others };
}

/** What somebody is called: by the name they said, else by their number. */
export function useCalled(): (presence: Presence) => string {
  const t = useT();
  return ({ name, number }) => (name === "" ? t("together.rider", { number }) : name);
}
