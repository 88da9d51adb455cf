import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, newCart, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { addDiscountCode } from "../cart/index.ts";

const long = process.env["LONG"] === "1";
const guesses = long ? 200 : 60;

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform({ environment: { TRUST_PROXY: "true", RATE_LIMIT_PER_IP: "" } });
});
afterAll(() => shop.close());

/** As a proxy passes a request on: behind what the client wrote it puts the address that called it. */
function through(client: string, forged?: string): Record<string, string> {
  return { "x-forwarded-for": forged === undefined ? client : `${forged}, ${client}` };
}

function signIn(email: string, password: string, headers: Record<string, string>) {
  return shop.visitor.post("/api/customer/login", { email, password }, headers);
}

async function statuses(
  count: number,
  act: (at: number) => Promise<{ readonly status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const { status } = await act(at);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe("behind a proxy", () => {
  it("a client that writes an address of its own into each guess is counted as one", async () => {
    const victim = await shop.customer();
    const email = victim.account?.email ?? "";
    const seen = await statuses(guesses, (at) =>
      signIn(email, `guess number ${at}`, through("203.0.113.7", `198.51.100.${at % 250}`)),
    );
    expect(seen).toEqual({ 401: 10, 429: guesses - 10 });
    // Who really comes from elsewhere is not held up.
    const elsewhere = await signIn(email, "gate drops at nine", through("203.0.113.8"));
    expect(elsewhere.status).toBe(200);
  });

  it("two proxies are two trusted addresses, and a network vouches for what it passes on", async () => {
    for (const TRUST_PROXY of ["2", "127.0.0.0/8,10.1.0.0/16"]) {
      await using other = await testPlatform({
        environment: { TRUST_PROXY, RATE_LIMIT_PER_IP: "" },
      });
      const email = "nobody@rider.example";
      const guess = (at: number, client: string) =>
        other.visitor.post(
          "/api/customer/login",
          { email, password: "x" },
          { "x-forwarded-for": `198.51.100.${at}, ${client}, 10.1.0.9` },
        );
      const seen = await statuses(15, (at) => guess(at, "203.0.113.7"));
      expect(seen, TRUST_PROXY).toEqual({ 401: 10, 429: 5 });
      expect((await guess(1, "203.0.113.8")).status).toBe(401);
    }
  });
});

describe("reset tokens", () => {
  it("are not guessed without end, and a wrong one costs no password hash", async () => {
    const start = performance.now();
    const seen = await statuses(guesses, (at) =>
      shop.visitor.post(
        "/api/customer/reset-password",
        {
          token: `guess-${at}`,
          password: "a brand new secret",
          password_confirmation: "a brand new secret",
        },
        through("203.0.113.20"),
      ),
    );
    expect(seen).toEqual({ 422: 20, 429: guesses - 20 });
    // A hash takes some 30 ms, and all of these took 150 ms each when each made one.
    expect((performance.now() - start) / guesses).toBeLessThan(25);
  });

  it("asking for one is the same work for an address that is not known", async () => {
    const known = (await shop.customer()).account?.email ?? "";
    const cost = async (email: string, at: number): Promise<number> => {
      const before = shop.database.statements();
      const headers = through(`203.0.113.${30 + at}`);
      const answer = await shop.visitor.post("/api/customer/forgot-password", { email }, headers);
      expect(answer.status).toBe(204);
      return shop.database.statements() - before;
    };
    expect(await cost("stranger@rider.example", 1)).toBe(await cost(known, 2));
  });
});

describe("discount codes", () => {
  beforeAll(() =>
    shop.transaction((tx) =>
      addDiscountCode(tx, { id: shop.newId(), code: "GATEDROP", worth: { percent: 10 } }),
    ),
  );
  const tryCode = (caller: Caller, cart: string, code: string, client: string) =>
    caller.put(`/api/cart/${cart}/discount-code`, { code }, through(client));

  it("are not found by trying, in one cart or in many", async () => {
    const cart = await newCart(shop.visitor);
    const one = await statuses(guesses, (at) =>
      tryCode(shop.visitor, cart, `C${at}`, `203.0.114.${at}`),
    );
    expect(one).toEqual({ 422: 20, 429: guesses - 20 });
    const carts = await Promise.all(Array.from({ length: 10 }, () => newCart(shop.visitor)));
    const many = await statuses(100, (at) =>
      tryCode(shop.visitor, carts[at % 10] ?? "", `C${at}`, "203.0.113.40"),
    );
    expect(many).toEqual({ 422: 60, 429: 40 });
  });

  it("that are right are typed as often as one likes", async () => {
    const cart = await newCart(shop.visitor);
    const seen = await statuses(25, () => tryCode(shop.visitor, cart, "gatedrop", "203.0.113.41"));
    expect(seen).toEqual({ 200: 25 });
  });
});
