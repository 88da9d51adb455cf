import { afterAll, beforeAll, expect, test } from "vitest";
import { testPlatform, type TestPlatform } from "../../../testing/index.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(async () => {
  await platform.close();
});

interface Page {
  readonly data: readonly { id: string; name: string; category: string; file_url: string }[];
  readonly next_cursor: string | null;
}

async function list(query: string): Promise<Page> {
  const reply = await platform.visitor.get(`/api/logos${query}`);
  expect(reply.status, query).toBe(200);
  return reply.json as Page;
}

test("the list is paged to its end and answers in the asked language", async () => {
  const first = await list("?language=fr&category=flags&limit=100");
  expect(first.data).toHaveLength(100);
  expect(first.data.find(({ id }) => id === "nation-de")?.name ?? "Allemagne").toBe("Allemagne");
  let pages = 1;
  let seen = first.data.length;
  for (let next = first.next_cursor; next !== null; pages += 1) {
    const page = await list(`?category=flags&limit=100&cursor=${next}`);
    seen += page.data.length;
    next = page.next_cursor;
  }
  expect([pages, seen > 250]).toEqual([3, true]);
  expect((await list("")).data).toHaveLength(50);
});

test("a search answers the best first, with an address that opens", async () => {
  const { data } = await list(`?language=de&search=${encodeURIComponent("BLIZ")}`);
  expect(data[0]).toEqual({
    ...{ id: "lightning", name: "Blitz", category: "fire" },
    file_url: "/api/logos/lightning/file",
  });
  const file = await platform.visitor.get("/api/logos/lightning/file");
  expect([file.status, file.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(file.text).toMatch(/^<svg /);
  const tag = String(file.headers["etag"]);
  const again = await platform.visitor.get("/api/logos/lightning/file", { "if-none-match": tag });
  expect(again.status).toBe(304);
});

test.each([
  ["?search=a", 422, "search_too_short"],
  ["?search=%20a%20", 422, "search_too_short"],
  ["?cursor=%21%21", 422, "validation_failed"],
  ["?cursor=bm90LWEtbnVtYmVy", 422, "validation_failed"],
  ["?limit=0", 422, "validation_failed"],
  ["/no-such-logo/file", 404, "not_found"],
  ["/..%2f..%2fetc/file", 404, "not_found"],
])("%s answers %d", async (query, status, code) => {
  const reply = await platform.visitor.get(`/api/logos${query}`);
  expect([reply.status, (reply.json as { code: string }).code]).toEqual([status, code]);
});

test("a search that finds nothing and an unknown category are empty lists", async () => {
  for (const query of ["?search=xqzzyv", "?category=none"]) {
    expect(await list(query)).toEqual({ data: [], next_cursor: null });
  }
});
