import { stuckFile } from "./files-first.ts";

const storageKey = "reloaded";

/** The scripts that a page of the shop begins with; their names carry hashes of all that they can load. */
export function entryOf(html: string): string | null {
  const tags = (html.match(/<script\b[^>]*>/g) ?? []).filter((tag) =>
    tag.includes('type="module"'),
  );
  const names = tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return names.length === 0 ? null : names.join(" ");
}

/**
 * Whether the shop has been renewed since this page was loaded: then files it names may be gone. An answer
 * that does not come is no sign of it.
 */
async function newRelease(): Promise<string | null> {
  try {
    const answer = await fetch("/cart", { cache: "no-store", headers: { accept: "text/html" } });
    const served = answer.ok ? entryOf(await answer.text()) : null;
    const own = entryOf(document.documentElement.outerHTML);
    return served !== null && own !== null && served !== own ? served : null;
  } catch {
    return null;
  }
}

/** Whether a part did not come for the line, or only a fresh page has it: the browser gave a file up, or the shop was renewed. */
export async function whyMissing(): Promise<"line" | "stuck" | "renewed"> {
  if ((await newRelease()) !== null) return "renewed";
  return stuckFile() === null ? "line" : "stuck";
}

/** Loads the page afresh where that helps, once for each reason. False when it stays. */
export async function reloadForCode(): Promise<boolean> {
  const release = stuckFile() ?? (await newRelease());
  if (release === null) return false;
  try {
    if (window.sessionStorage.getItem(storageKey) === release) return false;
    window.sessionStorage.setItem(storageKey, release);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
