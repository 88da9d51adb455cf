import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { limits } from "@holeshot/domain";
import type { FastifyRequest } from "fastify";
import { isDiskAway } from "../../platform/away.ts";
import { invalidField, Problem } from "../../platform/problem.ts";
import { sniffLength } from "./decoder/sniff.ts";

/** A file received whole, in a folder of its own that goes with it. */
export interface ReceivedFile {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
  /** The first bytes, enough to know the type by. */
  readonly start: Uint8Array;
  [Symbol.asyncDispose](): Promise<void>;
}

const longestName = 200;
const staleMilliseconds = 3_600_000;

/** The last part of a file name, fit for a list and a mail. */
export function cleanName(given: string | undefined): string {
  const last = (given ?? "").split(/[/\\]/).at(-1) ?? "";
  // Control characters, and those that turn the direction of reading to hide an ending.
  const printable = last.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, "");
  return [...printable.toWellFormed().trim()].slice(0, longestName).join("") || "image";
}

/** A folder for one upload. Folders that a killed server left behind are cleared on the way. */
async function newFolder(root: string): Promise<string> {
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > staleMilliseconds) {
      await rm(path, { recursive: true, force: true });
    }
  }
  return await mkdtemp(join(root, "upload-"));
}

async function filePart(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file();
  if (!part) throw invalidField("file", "required");
  if (part.fieldname === "file") return part;
  part.file.resume();
  throw invalidField("file", "required");
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Takes the part `file` of a multipart body to disk, so that many uploads at once do not fill the memory.
 * @throws Problem `file_too_large`, `validation_failed` without such a part, `unsupported_media_type`, `bad_request`,
 * `storage_unavailable`.
 */
export async function receiveFile(request: FastifyRequest, root: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Problem("unsupported_media_type");
  const folder = await newFolder(root).catch(() => {
    throw new Problem("storage_unavailable", { headers: { "retry-after": "5" } });
  });
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const part = await filePart(request);
    const path = join(folder, "received");
    await pipeline(part.file, createWriteStream(path));
    const { size } = await stat(path);
    // The parser's own limit is one byte higher: reaching it exactly must not count as too large.
    if (part.file.truncated || size > limits.uploadBytes) throw new Problem("file_too_large");
    return {
      path,
      folder,
      name: cleanName(part.filename),
      bytes: size,
      start: await firstBytes(path),
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    // The disk's faults are no fault of the body, and are told by their own word.
    if (error instanceof Problem || isDiskAway(error)) throw error;
    // What the parser says of a body cut short or without a boundary has no code of its own.
    throw new Problem("bad_request", { detail: "The multipart body could not be read." });
  }
}
