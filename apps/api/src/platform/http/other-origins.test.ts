import { afterAll, beforeAll, expect, it } from "vitest";
import { testPlatform, type TestPlatform } from "../../testing/index.ts";

const allowed = "https://pages.example";
let shop: TestPlatform;
let setPath: string;
let fontPath: string;
beforeAll(async () => {
  shop = await testPlatform({ environment: { CORS_ORIGINS: allowed } });
  const [set] = (await shop.visitor.get("/api/configurator-sets")).json.data;
  setPath = `/api/configurator-sets/${set.uuid}`;
  fontPath = (await shop.visitor.get(setPath)).json.fonts[0].file_url;
});
afterAll(() => shop.close());

const asked = (path: string, origin?: string) =>
  shop.visitor.get(path, origin === undefined ? {} : { origin });

const varies = (headers: Readonly<Record<string, unknown>>) =>
  String(headers["vary"]).toLowerCase().split(", ").toSorted();

it.each([
  ["a translated list", () => "/api/configurator-sets", ["accept-language", "origin"]],
  ["a set", () => setPath, ["accept-encoding", "accept-language", "origin"]],
  ["countries", () => "/api/catalogue/countries", ["accept-language", "origin"]],
  ["a font", () => fontPath, ["accept-encoding", "origin"]],
  ["a logo", () => "/api/logos/flag/file", ["origin"]],
  ["a refusal", () => "/api/customer", ["origin"]],
])(
  "%s says that it differs by origin, whoever asks: a cache that many share gives pages elsewhere no answer without leave",
  async (_what, path, expected) => {
    for (const origin of [allowed, "https://others.example", undefined]) {
      const { headers } = await asked(path(), origin);
      expect(varies(headers)).toEqual(expected);
      expect(headers["access-control-allow-origin"]).toBe(origin === allowed ? allowed : undefined);
    }
  },
);

it("a cart that has not changed says so too", async () => {
  const cart = `/api/cart/${(await shop.visitor.post("/api/cart")).json.uuid}`;
  const { headers } = await asked(cart, allowed);
  const again = await shop.visitor.get(cart, {
    origin: allowed,
    "if-none-match": String(headers["etag"]),
  });
  expect(again.status).toBe(304);
  expect(varies(again.headers)).toEqual(["accept-language", "origin"]);
});
