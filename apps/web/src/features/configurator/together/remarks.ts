import { useSyncExternalStore } from "react";
import type { Answer } from "../../../lib/api/call.ts";
import { createListeners } from "../../../lib/listeners.ts";
import { report } from "../../../lib/report.ts";
import type { ClothSpot } from "./presence.ts";

export type Remark = Answer<"listComments">["comments"][number];

export interface RemarkCalls {
  readonly list: () => Promise<readonly Remark[]>;
  readonly say: (text: string, at: ClothSpot | string, name: string) => Promise<void>;
  readonly resolve: (id: string, resolved: boolean) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** What is said at the design, and what is being done with it here. */
interface Remarks {
  readonly list: readonly Remark[];
  /** The next press on the cloth says where. */
  readonly placing: boolean;
  /** Where something is about to be said. */
  readonly draft: ClothSpot | null;
  /** The comment that is read. */
  readonly open: string | null;
}

const nothing: Remarks = { list: [], placing: false, draft: null, open: null };
let remarks = nothing;
const listeners = createListeners();

export function setRemarks(part: Partial<Remarks>): void {
  remarks = { ...remarks, ...part };
  listeners.tell();
}

/** Bar and cloth share it. */
export function useRemarks(): Remarks {
  return useSyncExternalStore(listeners.subscribe, () => remarks);
}

export function forgetRemarks(): void {
  setRemarks(nothing);
}

/** Reads what is said anew; a failure leaves what was read before. */
export async function readRemarks(calls: RemarkCalls): Promise<void> {
  try {
    setRemarks({ list: await calls.list() });
  } catch (error) {
    report(error, "reading comments");
  }
}
