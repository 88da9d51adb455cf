import { storageKeys } from "@holeshot/domain";
import { useSyncExternalStore } from "react";
import { dropStored, readStored, writeStored } from "../storage.ts";
import { createListeners } from "../listeners.ts";
import { assumedSignedIn, rendering } from "../rendering.ts";

const listeners = createListeners();

/** Logged in means exactly this: a token is stored. */
export function accessToken(): string | null {
  return readStored(storageKeys.accessToken);
}

export function hasToken(): boolean {
  return rendering()?.signedIn ?? accessToken() !== null;
}

export function storeToken(token: string): void {
  writeStored(storageKeys.accessToken, token);
  listeners.tell();
}

export function dropToken(): void {
  dropStored(storageKeys.accessToken);
  // What the page's first script found is over.
  if (typeof document !== "undefined") delete document.documentElement.dataset["customer"];
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  // Another tab may sign in or out; `key` is null when it cleared everything.
  function hear(event: StorageEvent): void {
    if (event.key === null || event.key === storageKeys.accessToken) listener();
  }
  const leave = listeners.subscribe(listener);
  window.addEventListener("storage", hear);
  return () => {
    leave();
    window.removeEventListener("storage", hear);
  };
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, hasToken, assumedSignedIn);
}
