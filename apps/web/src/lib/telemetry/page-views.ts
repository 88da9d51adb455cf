import { useSyncExternalStore } from "react";
import { report } from "../report.ts";
import { readStored, writeStored } from "../storage.ts";
import { createListeners } from "../listeners.ts";

const storageKey = "settings.analytics";

export type Consent = "unasked" | "given" | "refused";

type Send = (path: string) => void;

let property: string | null = null;
let send: Send | null = null;
let lastPath: string | null = null;
const listeners = createListeners();

function loadAnalytics(id: string): void {
  import("./analytics.ts")
    .then((analytics) => {
      send = analytics.startAnalytics(id);
      if (lastPath !== null) send(lastPath);
    })
    .catch((error: unknown) => report(error, "loading analytics"));
}

export function consent(): Consent {
  const stored = readStored(storageKey);
  return stored === "given" || stored === "refused" ? stored : "unasked";
}

/** Only called when a property id is configured; loads nothing before the visitor has agreed. */
export function startPageViews(id: string): void {
  property = id;
  if (consent() === "given") loadAnalytics(id);
}

export function answerConsent(answer: "given" | "refused"): void {
  writeStored(storageKey, answer);
  if (answer === "given" && property !== null) loadAnalytics(property);
  listeners.tell();
}

export function pageViewed(path: string): void {
  lastPath = path;
  send?.(path);
}

const subscribe = listeners.subscribe;

/** Whether the visitor still has to be asked: only where analytics is configured at all. */
export function useConsentQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => property !== null && consent() === "unasked",
    () => false,
  );
}
