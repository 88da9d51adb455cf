import { useSyncExternalStore } from "react";
import { createListeners } from "../../../lib/listeners.ts";

/** The next press on the cloth marks a place; and the place, by its index, whose words are being written. */
interface PinTool {
  readonly placing: boolean;
  readonly open: number | null;
}

let tool: PinTool = { placing: false, open: null };
const listeners = createListeners();

/** Bar and cloth share it: one shows the button, the other takes the press. */
export function usePinTool() {
  const state = useSyncExternalStore(listeners.subscribe, () => tool);
  return { ...state, set: setPinTool };
}

export function setPinTool(part: Partial<PinTool>): void {
  tool = { ...tool, ...part };
  listeners.tell();
}

/** A place is among the others again: whose words are being written keeps its note. */
export function pinPutBack(at: number): void {
  if (tool.open !== null && tool.open >= at) setPinTool({ open: tool.open + 1 });
}
