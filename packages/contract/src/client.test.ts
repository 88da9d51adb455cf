import { describe, expect, test } from "vitest";
import type { FetchLike, ResponseLike } from "./client.ts";
import { buildUrl, createClient } from "./client.ts";
import { endpoints } from "./endpoints.ts";

interface ResponseInit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

// The package sees neither DOM nor Node in its types; the runtime of the tests has all three.
const { Response, FormData, DOMException } = globalThis as unknown as {
  readonly Response: new (body: string | null, init?: ResponseInit) => ResponseLike;
  readonly FormData: new () => object;
  readonly DOMException: new (message: string, name: string) => Error;
};

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

function recorder(answer: ResponseLike | (() => never)): { sent: Sent[]; fetch: FetchLike } {
  const sent: Sent[] = [];
  const fetch: FetchLike = async (url, init) => {
    sent.push({ url, ...init });
    return typeof answer === "function" ? answer() : answer;
  };
  return { sent, fetch };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): ResponseLike {
  const type = status < 400 ? "application/json" : "application/problem+json";
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": `${type}; charset=utf-8`, ...headers },
  });
}

describe("buildUrl", () => {
  test("fills parameters and leaves out what is absent", () => {
    expect(
      buildUrl(endpoints.getSharedDesign, { uuid: "u/1", hash: "ä?" }, { a: undefined, b: null }),
    ).toBe("/api/configured-sets/u%2F1/shared/%C3%A4%3F");
    expect(buildUrl(endpoints.listLogos, {}, { search: "red bull & co", limit: 5 })).toBe(
      "/api/logos?search=red%20bull%20%26%20co&limit=5",
    );
  });
});

describe("createClient", () => {
  const params = { uuid: "u" };

  test("sends token, language and JSON", async () => {
    const { sent, fetch } = recorder(json(200, { uuid: "u" }));
    const client = createClient({
      baseUrl: "http://shop",
      token: () => "t",
      language: () => "de",
      fetch,
    });
    const answer = await client.call("updateCart", { params, body: { manual_check: true } });
    expect(sent).toEqual([
      {
        url: "http://shop/api/cart/u",
        method: "PATCH",
        headers: {
          accept: "application/json",
          authorization: "Bearer t",
          "accept-language": "de",
          "content-type": "application/json",
        },
        body: '{"manual_check":true}',
      },
    ]);
    expect(answer).toEqual({ ok: true, status: 200, body: { uuid: "u", fingerprint: "" } });
  });

  test("a form goes as it is, without a content type of ours", async () => {
    const { sent, fetch } = recorder(json(201, {}));
    const form = new FormData();
    await createClient({ baseUrl: "", token: () => null, fetch }).call("uploadImage", { form });
    expect(sent[0]?.body).toBe(form);
    expect(sent[0]?.headers).toEqual({ accept: "application/json" });
  });

  test("no content is null, a file a blob", async () => {
    const empty = recorder(new Response(null, { status: 204 }));
    const client = createClient({ baseUrl: "", token: () => "t", fetch: empty.fetch });
    expect(await client.call("logout")).toEqual({ ok: true, status: 204, body: null });

    const pdf = recorder(new Response("%PDF", { headers: { "content-type": "application/pdf" } }));
    const files = createClient({ baseUrl: "", token: () => "t", fetch: pdf.fetch });
    const answer = await files.call("getInvoice", { params: { orderUuid: "o" } });
    expect(answer.ok && answer.body.size).toBe(4);
  });

  test("an unchanged cart is no failure", async () => {
    const { sent, fetch } = recorder(new Response(null, { status: 304 }));
    const client = createClient({ baseUrl: "", token: () => null, fetch });
    const headers = { "if-none-match": '"1"' };
    expect(await client.call("getCart", { params, headers })).toMatchObject({
      ok: true,
      status: 304,
    });
    expect(sent[0]?.headers["if-none-match"]).toBe('"1"');
  });

  test("a problem comes with its code and waiting time", async () => {
    const problem = { type: "about:blank", status: 429, title: "x", code: "rate_limited" };
    const { fetch } = recorder(json(429, problem, { "retry-after": "30" }));
    const client = createClient({ baseUrl: "", token: () => null, fetch });
    const answer = await client.call("login", { body: { email: "a", password: "b" } });
    expect(answer).toEqual({ ok: false, status: 429, problem, retryAfter: 30 });
  });

  test("an error that is no problem document is a failure all the same", async () => {
    const { fetch } = recorder(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const client = createClient({ baseUrl: "", token: () => null, fetch });
    expect(await client.call("createCart")).toMatchObject({ status: 502, problem: null });
  });

  test.each([200, 401, 404, 502, 511])(
    "a page with status %i is no answer of the shop",
    async (status) => {
      const page = recorder(
        new Response("<h1>Sign in to this network</h1>", {
          status,
          headers: { "content-type": "text/html; charset=utf-8" },
        }),
      );
      const client = createClient({ baseUrl: "", token: () => "t", fetch: page.fetch });
      const none = { ok: false, status: 0, problem: null, retryAfter: null };
      expect(await client.call("getCart", { params })).toEqual(none);
      expect(await client.call("logout")).toEqual(none);
    },
  );

  test("no network is a failure of status 0, an abort is thrown", async () => {
    const dead = recorder(() => {
      throw new TypeError("fetch failed");
    });
    const client = createClient({ baseUrl: "", token: () => null, fetch: dead.fetch });
    expect(await client.call("createCart")).toMatchObject({ ok: false, status: 0 });

    const aborted = recorder(() => {
      throw new DOMException("stop", "AbortError");
    });
    const stopped = createClient({ baseUrl: "", token: () => null, fetch: aborted.fetch });
    await expect(stopped.call("createCart")).rejects.toThrow("stop");
  });

  test("makes the calls of the shop, and those that it is given", async () => {
    const { fetch } = recorder(new Response(null, { status: 204 }));
    const options = { baseUrl: "", token: () => null, fetch };
    expect(() => createClient(options).url("getNumbers")).toThrow("getNumbers is none");
    await expect(createClient(options).call("getNumbers")).rejects.toThrow("getNumbers is none");
    expect(createClient({ ...options, endpoints }).url("getNumbers")).toBe("/api/staff/numbers");
  });
});
