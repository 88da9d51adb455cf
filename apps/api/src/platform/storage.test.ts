import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, describe, expect, it } from "vitest";
import { openStorage, type Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "holeshot-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function keys(storage: Storage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(prefix)) found.push(key);
  return found.toSorted((a, b) => a.localeCompare(b));
}

async function keptFiles(storage: Storage): Promise<readonly string[]> {
  const bytes = Uint8Array.from({ length: 5000 }, (_, i) => i % 256);
  await storage.put("a/b/one.bin", bytes, "application/octet-stream");
  await storage.put("a/two.bin", bytes.subarray(0, 7), "application/octet-stream");
  expect(Buffer.from(await storage.get("a/b/one.bin")).equals(Buffer.from(bytes))).toBe(true);
  expect(await storage.exists("a/two.bin")).toBe(true);
  expect(await storage.exists("a/three.bin")).toBe(false);
  expect(await keys(storage, "a")).toEqual(["a/b/one.bin", "a/two.bin"]);
  await storage.delete("a/two.bin");
  expect(await storage.exists("a/two.bin")).toBe(false);
  await expect(storage.get("a/two.bin")).rejects.toThrow(/two\.bin/);
  expect(await storage.healthy()).toBe(true);
  return keys(storage, "a");
}

describe("storage", () => {
  it("keeps files on disk", async () => {
    const storage = await openStorage({ kind: "disk", folder: join(folder, "disk") });
    expect(await keptFiles(storage)).toEqual(["a/b/one.bin"]);
  });

  it("keeps files in a bucket over the network", async () => {
    const server = new S3rver({
      address: "127.0.0.1",
      port: 0,
      silent: true,
      directory: join(folder, "s3"),
      configureBuckets: [{ name: "files", configs: [] }],
    });
    const { port } = await server.run();
    try {
      const storage = await openStorage({
        kind: "s3",
        endpoint: `http://127.0.0.1:${port}`,
        bucket: "files",
        region: "us-east-1",
        accessKeyId: "S3RVER",
        secretAccessKey: "S3RVER",
      });
      expect(await keptFiles(storage)).toEqual(["a/b/one.bin"]);
    } finally {
      await server.close();
    }
  });
});
