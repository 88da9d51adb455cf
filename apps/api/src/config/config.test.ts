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

/** What is written when a server does not start. */
function toldOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : String(error);
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

  it("names an address of its own for every host it can listen on", () => {
    expect(readConfig({ HOST: "::1", PORT: "4000" }).shopUrl).toBe("http://[::1]:4000");
    for (const HOST of ["0.0.0.0", "::"]) {
      const { host, shopUrl, payment } = readConfig({ HOST });
      expect([host, shopUrl, payment.startSandbox]).toEqual([HOST, "http://127.0.0.1:3000", true]);
    }
    const paid = { PAYMENT_PROVIDER: "sandbox", PAYMENT_KEY: "k" };
    // A browser knows of no zones.
    expect(readConfig({ HOST: "fe80::1%eth0", ...paid })).toMatchObject({
      host: "fe80::1%eth0",
      shopUrl: "http://[fe80::1]:3000",
    });
    expect(readConfig({ HOST: "pit-box.local", ...paid }).shopUrl).toBe(
      "http://pit-box.local:3000",
    );
  });

  it.each([
    ...["two words", "shop.example/x", "shop.example?x", "shop.example#x", "http://shop.example"],
    ...["shop.example:80", "user@shop.example", "[::1]", "300.1.1.1", "::1%lo/x", "a%2fb", "a\\b"],
  ])("listens at no %s", (host) => {
    expect(faultsOf({ HOST: host })).toEqual(["HOST"]);
    expect(faultsOf({ INTERNAL_HOST: host })).toEqual(["INTERNAL_HOST"]);
  });

  it("tells its figures where it is told to, on this machine alone unless it is", () => {
    expect(readConfig({}).internalHost).toBe("127.0.0.1");
    for (const INTERNAL_HOST of ["10.0.0.7", "::", "fe80::1%eth0", "pit-box.local"])
      expect(readConfig({ INTERNAL_HOST }).internalHost).toBe(INTERNAL_HOST);
  });

  it.each([
    ["a secret with a stroke", "STORAGE_URL", "s3+https://KEY:zan/dpad@s3.example/bucket"],
    ["a secret with half a code", "STORAGE_URL", "s3+https://KEY:zan%dpad@s3.example/bucket"],
    ["a folder of another machine", "STORAGE_URL", "file://files.example/shop"],
    ["a mail server without a name", "SMTP_URL", "smtp://"],
    ["a password with half a code", "SMTP_URL", "smtps://shop:100%@mail.example"],
    ["a sender without an address", "MAIL_FROM", "Holeshot"],
    ["a property id that is a script's address", "ANALYTICS_ID", "https://tag.example/gtag?id=G-1"],
    ["a property id with a word too many", "ANALYTICS_ID", "G-ABC123 live"],
    ["a container's id, which the script does not take", "ANALYTICS_ID", "GTM-ABC123"],
    ["a sender whose address is none", "MAIL_FROM", "Holeshot <orders>"],
    ["a former key that is no key", "MOLLIE_KEY", "live_short"],
    ["a shop's address with a password", "SHOP_URL", "http://rider:zand@127.0.0.1"],
  ])("is told of %s, and tells no secret", (_what, name, value) => {
    const told = toldOf({ [name]: value });
    expect(told).toContain(`  ${name}: `);
    expect(told).toContain("has 1 fault");
    for (const secret of ["zan", "100%", "live_short"]) expect(told).not.toContain(secret);
  });

  it("takes the id of a property of either kind", () => {
    for (const ANALYTICS_ID of ["G-ABC123DEF4", "G-TEST", "UA-12345678-1"]) {
      expect(readConfig({ ANALYTICS_ID }).analyticsId).toBe(ANALYTICS_ID);
    }
    expect(readConfig({ ANALYTICS_ID: " " }).analyticsId).toBeUndefined();
  });

  it("takes a sender with and without a name", () => {
    for (const MAIL_FROM of ["shop@holeshot.example", '"Hole, shot" <shop@holeshot.example>']) {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    }
  });

  it("finds the payment sandbox a port beside its own, at the end of them too", () => {
    expect(readConfig({ PORT: "65535" }).payment.sandboxPort).toBe(65534);
    expect(faultsOf({ PORT: "4000", SANDBOX_PORT: "4000" })).toEqual(["SANDBOX_PORT"]);
    const elsewhere = { PAYMENT_URL: "http://127.0.0.1:5000" };
    expect(faultsOf({ PORT: "4000", SANDBOX_PORT: "4000", ...elsewhere })).toEqual([]);
  });

  it("a public shop starts only if its payment provider is named", () => {
    const SHOP_URL = "https://shop.example";
    expect(faultsOf({ SHOP_URL })).toEqual(["PAYMENT_PROVIDER", "PAYMENT_KEY"]);
    expect(faultsOf({ SHOP_URL, PAYMENT_PROVIDER: "sandbox", PAYMENT_KEY: "k" })).toEqual([]);
    expect(faultsOf({ SHOP_URL: "http://localhost:8080" })).toEqual([]);
    expect(faultsOf({ PAYMENT_PROVIDER: "cash" })).toEqual(["PAYMENT_PROVIDER"]);
  });

  describe("a part of the shop", () => {
    const database = { DATABASE_URL: "postgres://shop@127.0.0.1/shop" };

    it("is the whole of it unless ROLE says otherwise", () => {
      expect(readConfig({}).role).toBe("all");
      expect(faultsOf({ ROLE: "everything" })).toEqual(["ROLE"]);
    });

    it.each(["web", "worker"])("%s needs a database and to know where payments are", (ROLE) => {
      expect(faultsOf({ ROLE })).toEqual(["DATABASE_URL", "PAYMENT_URL"]);
      expect(faultsOf({ ROLE, ...database, SANDBOX_PORT: "4000" })).toEqual([]);
      expect(faultsOf({ ROLE, ...database, PAYMENT_URL: "http://127.0.0.1:4000" })).toEqual([]);
      expect(readConfig({ ROLE, ...database, SANDBOX_PORT: "4000" }).payment).toMatchObject({
        url: "http://127.0.0.1:4000",
        startSandbox: false,
      });
    });

    it("migrates with a database alone, and tries payments without one", () => {
      expect(faultsOf({ ROLE: "migrate" })).toEqual(["DATABASE_URL"]);
      expect(faultsOf({ ROLE: "migrate", ...database })).toEqual([]);
      expect(faultsOf({ ROLE: "sandbox" })).toEqual([]);
    });
  });

  it("a way past a pooler means that there is one", () => {
    const pooled = { DATABASE_URL: "postgres://a/b", DATABASE_DIRECT_URL: "postgres://c/b" };
    expect(readConfig(pooled)).toMatchObject({
      databaseDirectUrl: "postgres://c/b",
      databasePooler: "transaction",
      databaseConnections: 10,
    });
    expect(readConfig({ ...pooled, DATABASE_POOLER: "none" }).databasePooler).toBe("none");
    expect(faultsOf({ DATABASE_DIRECT_URL: "postgres://c/b" })).toEqual(["DATABASE_DIRECT_URL"]);
    expect(faultsOf({ DATABASE_CONNECTIONS: "1" })).toEqual(["DATABASE_CONNECTIONS"]);
  });

  describe("Mollie", () => {
    const mollie = { PAYMENT_PROVIDER: "mollie" };
    const test = { ...mollie, PAYMENT_KEY: `test_${"a".repeat(30)}` };
    const live = { ...mollie, PAYMENT_KEY: `live_${"a".repeat(30)}` };
    const SHOP_URL = "https://shop.example";

    it("needs a key of its own form", () => {
      expect(faultsOf(mollie)).toEqual(["PAYMENT_KEY"]);
      expect(faultsOf({ ...mollie, PAYMENT_KEY: "sandbox" })).toEqual(["PAYMENT_KEY"]);
      expect(faultsOf(test)).toEqual([]);
    });

    it("refuses a test key on a public shop, and warns of a live one elsewhere", () => {
      expect(faultsOf({ ...test, SHOP_URL })).toEqual(["PAYMENT_KEY"]);
      expect(faultsOf({ ...live, SHOP_URL })).toEqual([]);
      expect(readConfig({ ...live, SHOP_URL }).payment.warning).toBeUndefined();
      expect(readConfig(live).payment.warning).toContain("live key");
      expect(readConfig(test).payment.warning).toBeUndefined();
    });

    it("is Mollie unless PAYMENT_URL says another; a plain address only on this machine", () => {
      expect(readConfig(live).payment).toMatchObject({
        url: "https://api.mollie.com",
        startSandbox: false,
      });
      expect(faultsOf({ ...test, PAYMENT_URL: "http://127.0.0.1:4551" })).toEqual([]);
      expect(faultsOf({ ...test, PAYMENT_URL: "http://pay.example" })).toEqual(["PAYMENT_URL"]);
    });

    it("leaves the provider before it reachable, by its own settings", () => {
      const { payment } = readConfig({
        ...live,
        SANDBOX_KEY: "old",
        SANDBOX_URL: "http://localhost:9",
      });
      expect(payment.access).toMatchObject({
        mollie: { key: live.PAYMENT_KEY },
        sandbox: { key: "old", url: "http://localhost:9" },
      });
    });
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
      keys: { accessKeyId: "key/1", secretAccessKey: "se cret" },
      pictures: "streamed",
    });
    const platform = { STORAGE_URL: "s3+https://s3.example/files", STORAGE_PICTURES: "redirected" };
    expect(readConfig(platform).storage).toMatchObject({ keys: undefined, pictures: "redirected" });
    expect(faultsOf({ STORAGE_URL: "s3+https://key@s3.example/files" })).toEqual(["STORAGE_URL"]);
    expect(faultsOf({ STORAGE_PICTURES: "redirected" })).toEqual(["STORAGE_PICTURES"]);
    expect(faultsOf({ STORAGE_PICTURES: "sent" })).toEqual(["STORAGE_PICTURES"]);
    expect(faultsOf({ STORAGE_URL: "s3+http://127.0.0.1/" })).toEqual(["STORAGE_URL"]);
  });
});
