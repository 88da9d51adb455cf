import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openBucket } from "../testing/open-bucket.ts";
import {
  containerCredentials,
  guardBucket,
  instanceMetadata,
  type KeyGiver,
  keyGiver,
  openService,
  webIdentity,
} from "../testing/platform-keys.ts";
import { openStorage, type Storage } from "./storage.ts";

/** For so long a platform's keys are good here, milliseconds. */
const LASTS = 1000;
const role = "arn:aws:iam::1:role/holeshot";

afterEach(() => vi.unstubAllEnvs());

/** No keys but the platform's: not those of whoever runs the tests. */
function alone(variables: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env).filter((each) => each.startsWith("AWS_"))) {
    vi.stubEnv(name, undefined);
  }
  const none = { AWS_SHARED_CREDENTIALS_FILE: "/nowhere", AWS_CONFIG_FILE: "/nowhere" };
  for (const [name, value] of Object.entries({ ...none, ...variables })) vi.stubEnv(name, value);
}

async function open(endpoint: string): Promise<Storage> {
  return openStorage({
    ...{ kind: "s3", endpoint, bucket: "files", region: "us-east-1" },
    ...{ keys: undefined, pictures: "streamed" },
  });
}

/** Files go in and out for longer than the first keys are good for; how often the bucket refused. */
async function refusedInUse(keys: KeyGiver): Promise<number> {
  await using bucket = await openBucket();
  await using guarded = await guardBucket(bucket.endpoint, keys);
  const storage = await open(guarded.url);
  const bytes = new TextEncoder().encode("a picture");
  const until = performance.now() + 2.6 * LASTS;
  let count = 0;
  for (; performance.now() < until; count += 1) {
    await storage.put(`pictures/${count}`, bytes, "image/webp");
    expect(new TextDecoder().decode(await storage.get(`pictures/${count}`))).toBe("a picture");
    await sleep(40);
  }
  expect(count).toBeGreaterThan(10);
  // Renewed when they were about to end, and not for each call.
  expect(keys.count()).toBeGreaterThanOrEqual(2);
  expect(keys.count()).toBeLessThanOrEqual(5);
  return guarded.refused();
}

describe("a bucket that is reached by the platform's own keys", () => {
  it("asks an instance's metadata by a session, and again before they end", async () => {
    const keys = keyGiver(LASTS);
    await using metadata = await openService(instanceMetadata(keys, "holeshot"));
    alone({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata.url });
    expect(await refusedInUse(keys)).toBe(0);
  }, 30_000);

  it("asks a container platform's endpoint, and again before they end", async () => {
    const keys = keyGiver(LASTS);
    await using platform = await openService(containerCredentials(keys, "of-this-process"));
    alone({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${platform.url}/keys`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: "of-this-process",
    });
    expect(await refusedInUse(keys)).toBe(0);
  }, 30_000);

  it("shows a cluster's word for itself to the token service, and again before they end", async () => {
    const keys = keyGiver(LASTS);
    const folder = mkdtempSync(join(tmpdir(), "holeshot-word-"));
    const file = join(folder, "token");
    writeFileSync(file, "word-of-the-cluster");
    await using service = await openService(webIdentity(keys, "word-of-the-cluster", role));
    alone({
      AWS_WEB_IDENTITY_TOKEN_FILE: file,
      AWS_ROLE_ARN: role,
      AWS_REGION: "us-east-1",
      AWS_ENDPOINT_URL_STS: service.url,
    });
    try {
      expect(await refusedInUse(keys)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 30_000);

  it("is refused where the platform gives none, and says so", async () => {
    await using bucket = await openBucket();
    await using metadata = await openService(() => [404, ""]);
    alone({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata.url });
    const storage = await open(bucket.endpoint);
    const told = await storage.healthy().then(
      () => null,
      (error: unknown) => String((error as { cause?: unknown }).cause ?? error),
    );
    expect(told).toMatch(/credentials/i);
  }, 30_000);
});
