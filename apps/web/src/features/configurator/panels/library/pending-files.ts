import { createListeners } from "../../../../lib/listeners.ts";

/** Files that came from outside while no panel was there to take them. */
let files: readonly File[] = [];
const listeners = createListeners();

export function bringFiles(brought: readonly File[]): void {
  files = [...files, ...brought];
  listeners.tell();
}

/** Hands the waiting files over, once. */
export function takeFiles(): readonly File[] {
  const taken = files;
  files = [];
  return taken;
}

export const onFiles = listeners.subscribe;
