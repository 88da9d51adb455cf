import { requireFile } from "./persist.ts";

declare global {
  // The build names it before each import of a part: see `vite-plugins/files-first.ts`.
  var filesFirst: <T>(files: readonly string[], load: () => Promise<T>) => Promise<T>;
}

const coming = new Map<string, Promise<void>>();

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file);
  requireFile(answer, file);
  await answer.arrayBuffer();
}

/** Each file once; one that did not come is fetched again when it is next asked for. */
function once(file: string): Promise<void> {
  const known = coming.get(file);
  if (known) return known;
  const made = fetchFile(file);
  coming.set(file, made);
  made.catch(() => coming.delete(file));
  return made;
}

let stuck: string | null = null;

/** A file whose module the browser refuses although it can be had: only a fresh page imports it. */
export function stuckFile(): string | null {
  return stuck;
}

globalThis.filesFirst = async (files, load) => {
  await Promise.all(files.map(once));
  try {
    return await load();
  } catch (error) {
    // What the page itself had sent for ahead of need did not come, and is remembered as not there.
    if (error instanceof TypeError) stuck = files[0] ?? null;
    throw error;
  }
};
