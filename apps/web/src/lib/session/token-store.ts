import { storageKeys } from "@holeshot/domain";
import { useSyncExternalStore } from "react";
import { dropStored, readStored, writeStored } from "../storage.ts";

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Logged in means exactly this: a token is stored. */
export function accessToken(): string | null {
  return readStored(storageKeys.accessToken);
}

export function hasToken(): boolean {
  return accessToken() !== null;
}

export function storeToken(token: string): void {
  writeStored(storageKeys.accessToken, token);
  tell();
}

export function dropToken(): void {
  dropStored(storageKeys.accessToken);
  tell();
}

function subscribe(listener: () => void): () => void {
  // Another tab may sign in or out; `key` is null when it cleared everything.
  function hear(event: StorageEvent): void {
    if (event.key === null || event.key === storageKeys.accessToken) listener();
  }
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, hasToken);
}
