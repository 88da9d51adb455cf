import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { StorageConfig } from "../config/index.ts";
import { openBucket } from "../testing/open-bucket.ts";
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

const bucketKeys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** How a bucket is reached, without keys. */
const reached = ({ endpoint }: { readonly endpoint: string }) =>
  ({
    kind: "s3",
    endpoint,
    bucket: "files",
    region: "us-east-1",
    keys: undefined,
    pictures: "streamed",
  }) as const satisfies StorageConfig;

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** What a link's signature must be, by the rules of AWS Signature Version 4: this server opens files unasked. */
function signature(link: string): string {
  const url = new URL(link);
  const query = url.search.slice(1).split("&");
  const signed = query.filter((each) => !each.startsWith("X-Amz-Signature=")).toSorted();
  const request = `GET\n${url.pathname}\n${signed.join("&")}\nhost:${url.host}\n\nhost\nUNSIGNED-PAYLOAD`;
  const [, ...scope] = (url.searchParams.get("X-Amz-Credential") ?? "").split("/");
  const time = url.searchParams.get("X-Amz-Date") ?? "";
  const hash = createHash("sha256").update(request).digest("hex");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${bucketKeys.secretAccessKey}`);
  return hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope.join("/")}\n${hash}`).toString("hex");
}

describe("storage", () => {
  it("keeps files on disk", async () => {
    const storage = await openStorage({ kind: "disk", folder: join(folder, "disk") });
    expect(await keptFiles(storage)).toEqual(["a/b/one.bin"]);
  });

  it("keeps files in a bucket over the network", async () => {
    await using bucket = await openBucket();
    const storage = await openStorage({ ...reached(bucket), keys: bucketKeys });
    expect(await keptFiles(storage)).toEqual(["a/b/one.bin"]);
    expect(await storage.link("a/b/one.bin", "image/webp")).toBeUndefined();
  });

  it("opens a file of a bucket to who has its link, and to nobody without", async () => {
    await using bucket = await openBucket();
    const storage = await openStorage({
      ...reached(bucket),
      keys: bucketKeys,
      pictures: "redirected",
    });
    const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
    await storage.put("pictures/one", bytes, "image/webp");
    const link = (await storage.link("pictures/one", "image/webp")) ?? "";
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("private, max-age=3600, immutable");
    expect(answer.headers.get("etag")).toMatch(/^"\w+"$/);
    expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("3600");
    expect(new URL(link).searchParams.get("X-Amz-Signature")).toBe(signature(link));
  });

  it("asks the platform for its keys where none are named", async () => {
    await using bucket = await openBucket();
    const asked: string[] = [];
    // As a container platform answers, with keys that end.
    const platform = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      const Expiration = new Date(Date.now() + 3_600_000).toISOString();
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify({
          AccessKeyId: "S3RVER",
          SecretAccessKey: "S3RVER",
          Token: "t",
          Expiration,
        }),
      );
    }).listen(0, "127.0.0.1");
    await once(platform, "listening");
    const { port } = platform.address() as AddressInfo;
    vi.stubEnv("AWS_CONTAINER_CREDENTIALS_FULL_URI", `http://127.0.0.1:${port}/keys`);
    vi.stubEnv("AWS_CONTAINER_AUTHORIZATION_TOKEN", "of-this-process");
    try {
      const storage = await openStorage(reached(bucket));
      expect(await keptFiles(storage)).toEqual(["a/b/one.bin"]);
      expect(asked).toEqual(["/keys of-this-process"]);
    } finally {
      vi.unstubAllEnvs();
      platform.close();
    }
  });
});
