import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Writes lines of JSON, compressed; the stream paces their source. Returns how many there were. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  async function* text(): AsyncIterable<string> {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  }
  // Only the owner may read: a backup holds personal data.
  await pipeline(text(), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** The lines of such a file in batches; throws when it is damaged. */
export async function* readLines(file: string, batch: number): AsyncIterable<string[]> {
  const unzipped = createGunzip();
  const fed = pipeline(createReadStream(file), unzipped);
  // Reported below, after the last line; unheard until then it would end the process.
  fed.catch(() => {});
  let lines: string[] = [];
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
    lines.push(line);
    if (lines.length < batch) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
  await fed;
}
