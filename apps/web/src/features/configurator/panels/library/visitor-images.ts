import type { LibraryImage } from "./known-images.ts";

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
