import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfig } from "./index.ts";

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.faults.map(({ name }) => name);
  }
}

describe("configuration", () => {
  it("needs nothing to start on this machine", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      shopUrl: "http://127.0.0.1:3000",
      databaseUrl: undefined,
      trustProxy: false,
      payment: { provider: "sandbox", startSandbox: true, sandboxPort: 3001 },
    });
    expect(config.storage).toEqual({ kind: "disk", folder: `${config.dataDir}/files` });
  });

  it("lists all faults at once", () => {
    const faults = faultsOf({
      PORT: "0",
      DATABASE_URL: "mysql://x",
      SMTP_URL: "nonsense",
      SHOP_URL: "https://shop.example/path",
      API_URL: "https://api.shop.example/?key=1",
      STORAGE_URL: "ftp://files",
      TRUST_PROXY: "maybe",
      STAFF_SECOND_FACTOR: "sometimes",
      RATE_LIMIT_PER_IP: "-1",
      CORS_ORIGINS: "https://a.example/,b",
      ERROR_REPORTING_DSN: "dsn",
      LOG_LEVEL: "loud",
    });
    for (const name of [
      ...["PORT", "DATABASE_URL", "SMTP_URL", "SHOP_URL", "API_URL", "STORAGE_URL", "TRUST_PROXY"],
      ...["RATE_LIMIT_PER_IP", "CORS_ORIGINS", "ERROR_REPORTING_DSN", "LOG_LEVEL"],
      ...["PAYMENT_PROVIDER", "PAYMENT_KEY", "STAFF_SECOND_FACTOR"],
    ]) {
      expect(faults).toContain(name);
    }
  });

  it("a public shop starts only if its payment provider is named", () => {
    const SHOP_URL = "https://shop.example";
    expect(faultsOf({ SHOP_URL })).toEqual(["PAYMENT_PROVIDER", "PAYMENT_KEY"]);
    expect(faultsOf({ SHOP_URL, PAYMENT_PROVIDER: "sandbox", PAYMENT_KEY: "k" })).toEqual([]);
    expect(faultsOf({ SHOP_URL: "http://localhost:8080" })).toEqual([]);
    expect(faultsOf({ PAYMENT_PROVIDER: "cash" })).toEqual(["PAYMENT_PROVIDER"]);
  });

  it("calls go to the pages' own origin, or where API_URL says", () => {
    expect(readConfig({}).apiUrl).toBeUndefined();
    expect(readConfig({ API_URL: "https://api.shop.example/" }).apiUrl).toBe(
      "https://api.shop.example",
    );
    expect(readConfig({ API_URL: "https://shop.example/v1/" }).apiUrl).toBe(
      "https://shop.example/v1",
    );
  });

  it.each([
    ["true", 1],
    ["1", 1],
    ["2", 2],
    ["0", false],
    ["false", false],
    ["10.0.0.0/8, fd00::/8,192.0.2.7", ["10.0.0.0/8", "fd00::/8", "192.0.2.7"]],
  ])("TRUST_PROXY=%s trusts %j", (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  it.each([
    "17",
    "-1",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "fd00::/129",
    "10.0.0.0/8/8",
    "proxy.example",
    ",",
  ])("refuses TRUST_PROXY=%s", (TRUST_PROXY) =>
    expect(faultsOf({ TRUST_PROXY })).toEqual(["TRUST_PROXY"]),
  );

  it("reads a bucket with its keys", () => {
    const config = readConfig({
      STORAGE_URL: "s3+http://key%2F1:se%20cret@127.0.0.1:9000/files?region=eu",
    });
    expect(config.storage).toEqual({
      kind: "s3",
      endpoint: "http://127.0.0.1:9000",
      bucket: "files",
      region: "eu",
      accessKeyId: "key/1",
      secretAccessKey: "se cret",
    });
    expect(faultsOf({ STORAGE_URL: "s3+http://127.0.0.1/" })).toEqual(["STORAGE_URL"]);
  });
});
