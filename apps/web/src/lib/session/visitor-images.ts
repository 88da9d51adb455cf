import { storageKeys } from "@holeshot/domain";
import { isProblem } from "../api/api-problem.ts";
import { call, type Answer } from "../api/call.ts";
import { readStored, writeStored } from "../storage.ts";

type LibraryImage = Answer<"uploadImage">;

const KEY = "visitor.images";

/** What a visitor uploaded in this visit: nobody's library keeps it, so the tab does. */
export function visitorImages(): readonly LibraryImage[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as LibraryImage[]) : [];
  } catch {
    return [];
  }
}

export function keepVisitorImages(images: readonly LibraryImage[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(images));
  } catch {
    // Remembered while the page lives.
  }
}

/** The secret that this browser uploads with until it is handed over, made with the first upload. */
export function visitorKey(): string {
  const known = readStored(storageKeys.visitorKey);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  writeStored(storageKeys.visitorKey, made);
  return made;
}

/** What a visitor uploaded here becomes the customer's who has signed in; what did not get there is kept for the next time. */
export async function bringUploads(): Promise<void> {
  const key = readStored(storageKeys.visitorKey);
  const images = visitorImages();
  const ids = images.map(({ id }) => id);
  if (key !== null) await call("claimUploads", { body: { key, images: ids } });
  if (images.length === 0) return;
  const told = await Promise.allSettled(ids.map((id) => call("markImageUsed", { params: { id } })));
  const lost = images.filter((_image, at) => {
    const each = told[at];
    return each?.status === "rejected" && !isProblem(each.reason, "not_found");
  });
  keepVisitorImages(lost);
}
