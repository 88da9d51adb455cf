import { faceBytes, packageFile } from "./fonts/face-files.ts";
import { checkFiles, readFontFile } from "./files/load.ts";
import { mistake, type Mistake } from "./files/mistakes.ts";

/**
 * Everything wrong in a catalogue's folder: every file, every drawing, and every face's letters.
 * Empty when the shop can open with it.
 */
export async function checkCatalogue(dir: string): Promise<readonly Mistake[]> {
  const mistakes = [...checkFiles(dir)];
  const file = readFontFile(dir);
  if (!file) return mistakes;
  const { alphabet, missingCharacters } = await import("./fonts/alphabet.ts");
  for (const { face, place } of file) {
    const lost = face.files.filter((name) => packageFile(face.package, name) === null);
    for (const name of lost) {
      mistakes.push(mistake("missing_face", "fonts.json", place, `${face.package} has no ${name}`));
    }
    if (lost.length > 0) continue;
    const missing = missingCharacters(await faceBytes(face), alphabet);
    if (missing.length === 0) continue;
    const message = `${face.name} has no ${missing.join(" ")}`;
    mistakes.push(mistake("missing_letters", "fonts.json", place, message));
  }
  return mistakes;
}
