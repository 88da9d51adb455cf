import { randomUUID } from "node:crypto";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { S3Driver } from "flydrive/drivers/s3";
import type { StorageConfig } from "../config/index.ts";
import { checkDisk, probeDisk } from "./disk.ts";

/** Files by key, on disk or in a bucket. Keys are made by the shop, never by a customer. */
export interface Storage {
  /** Whole or not at all: half a file is never found under a key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @throws when there is no such key. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Where a browser may fetch a file itself for an hour; undefined when it is the server's to send. */
  link(key: string, contentType: string): Promise<string | undefined>;
  /** All keys below a folder, `/` for all there are. */
  list(prefix: string): AsyncIterable<string>;
  /** @throws or is false when files can be neither read nor written at present. */
  healthy(): Promise<boolean>;
}

/** How long a link opens its file. */
export const LINK_SECONDS = 3600;

export async function openStorage(config: StorageConfig): Promise<Storage> {
  const disk = new Disk(await driver(config));
  // Whether the last file could not be written: then only writing tells that it can again.
  let failing = false;
  const put = async (key: string, bytes: Uint8Array, contentType: string): Promise<void> => {
    try {
      if (config.kind === "disk") await putWhole(disk, key, bytes);
      else await disk.put(key, bytes, { contentType });
      failing = false;
    } catch (error) {
      failing = true;
      throw error;
    }
  };
  return {
    put,
    get: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    link: async (key, contentType) =>
      config.kind === "s3" && config.pictures === "redirected"
        ? disk.getSignedUrl(key, {
            contentType,
            expiresIn: `${LINK_SECONDS}s`,
            ResponseCacheControl: `private, max-age=${LINK_SECONDS}, immutable`,
          })
        : undefined,
    list: (prefix) => list(disk, prefix),
    healthy: async () => {
      if (config.kind === "s3") await disk.exists("health");
      else if (failing) await probeDisk(config.folder);
      else await checkDisk(config.folder);
      failing &&= config.kind === "s3";
      return true;
    },
  };
}

/** A disk that is full, or a server that is killed, leaves a part of a file: under another name. */
async function putWhole(disk: Disk, key: string, bytes: Uint8Array): Promise<void> {
  const part = `${key}.part-${randomUUID()}`;
  try {
    await disk.put(part, bytes);
    await disk.move(part, key);
  } catch (error) {
    await disk.delete(part).catch(() => undefined);
    throw error;
  }
}

async function driver(config: StorageConfig): Promise<FSDriver | S3Driver> {
  if (config.kind === "disk") {
    return new FSDriver({ location: config.folder, visibility: "private" });
  }
  // The bucket client is large; a shop on disk never loads it.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    ...(config.keys && { credentials: config.keys }),
    endpoint: config.endpoint,
    region: config.region,
    bucket: config.bucket,
    forcePathStyle: true,
    supportsACL: false,
    visibility: "private",
  });
}

const nothing = { objects: [], paginationToken: undefined };

async function* list(disk: Disk, prefix: string): AsyncIterable<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(prefix, { recursive: true, paginationToken })
      .catch((error: unknown) => {
        // Nothing was ever stored there.
        if ((error as { cause?: { code?: string } }).cause?.code === "ENOENT") return nothing;
        throw error;
      });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
