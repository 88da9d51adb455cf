import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { S3Driver } from "flydrive/drivers/s3";
import type { StorageConfig } from "../config/index.ts";

/** Files by key, on disk or in a bucket. Keys are made by the shop, never by a customer. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @throws when there is no such key. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** All keys that begin so, for backups. */
  list(prefix: string): AsyncIterable<string>;
  healthy(): Promise<boolean>;
}

export async function openStorage(config: StorageConfig): Promise<Storage> {
  const disk = new Disk(await driver(config));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    list: (prefix) => list(disk, prefix),
    healthy: async () => {
      await disk.exists("health");
      return true;
    },
  };
}

async function driver(config: StorageConfig): Promise<FSDriver | S3Driver> {
  if (config.kind === "disk") {
    return new FSDriver({ location: config.folder, visibility: "private" });
  }
  // The bucket client is large; a shop on disk never loads it.
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    credentials: {
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
    },
    endpoint: config.endpoint,
    region: config.region,
    bucket: config.bucket,
    forcePathStyle: true,
    supportsACL: false,
    visibility: "private",
  });
}

async function* list(disk: Disk, prefix: string): AsyncIterable<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, { recursive: true, paginationToken });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
