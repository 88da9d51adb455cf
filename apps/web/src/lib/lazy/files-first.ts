import { requireFile } from "./persist.ts";

declare global {
  // The build names it before each import of a part: see `vite-plugins/files-first.ts`.
  var filesFirst: (files: readonly string[]) => Promise<void>;
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

globalThis.filesFirst = async (files) => {
  await Promise.all(files.map(once));
};
