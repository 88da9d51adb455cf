import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { isSample, parseDocument } from "@holeshot/design";
import { clothManifest, openModel } from "@holeshot/views";
import { afterAll, describe, expect, it } from "vitest";
import { createHttp } from "../../platform/http/http.ts";
import { testPlatform } from "../../testing/index.ts";
import { catalogueRoutes } from "./routes.ts";
import { catalogueFolder, readShop } from "./shop.ts";
import { sizedPictures } from "./sized-pictures.ts";

const platform = await testPlatform();
afterAll(() => platform[Symbol.asyncDispose]());

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.http.inject({ method: "GET", url, headers });

describe("GET /api/configurator-sets", () => {
  it("lists the published sets, the race kit first, in Dutch unless asked otherwise", async () => {
    const answer = await get("/api/configurator-sets");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-language"]).toBe("nl");
    const { data, next_cursor } = answer.json();
    expect(next_cursor).toBeNull();
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      "Racekit",
      "Shirt",
      "Shirt en broek",
      "Dameskit",
      "Jeugdkit",
      "Pitshirt",
    ]);
    expect(data[0]).toMatchObject({ from_price: 6995 + 14995 + 3495 });
  });

  it("is read page by page like every list", async () => {
    const whole = (await get("/api/configurator-sets")).json().data;
    const paged = [];
    let next = "";
    for (let pages = 0; pages < 2; pages += 1) {
      const page: { data: unknown[]; next_cursor: string | null } = (
        await get(`/api/configurator-sets?limit=4${next}`)
      ).json();
      expect(page.data.length).toBe(pages === 0 ? 4 : 2);
      paged.push(...page.data);
      next = `&cursor=${page.next_cursor ?? ""}`;
    }
    expect(next).toBe("&cursor=");
    expect(paged).toEqual(whole);
    expect((await get("/api/configurator-sets?limit=6")).json().next_cursor).toBeNull();
    const foreign = await get("/api/configurator-sets?cursor=bm90LWEtY3Vyc29y");
    expect([foreign.statusCode, foreign.json().code]).toEqual([422, "validation_failed"]);
  });

  it("may be shown again for ten minutes while a newer one is fetched, as may a set", async () => {
    const list = await get("/api/configurator-sets");
    const [{ uuid }] = list.json().data;
    for (const answer of [list, await get(`/api/configurator-sets/${uuid}`)]) {
      expect(answer.headers["cache-control"]).toBe(
        "public, max-age=10, stale-while-revalidate=600",
      );
      expect(answer.headers["vary"]).toContain("accept-language");
    }
    const none = await get("/api/configurator-sets/0198c0de-0000-7000-8000-000000000000");
    expect([none.statusCode, none.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it("answers in the language of ?language=, then of Accept-Language", async () => {
    const name = async (url: string, accept?: string) =>
      (await get(url, accept ? { "accept-language": accept } : {})).json().data[0].name;
    expect(await name("/api/configurator-sets?language=dk", "fr")).toBe("Racersæt");
    expect(await name("/api/configurator-sets", "da-DK, en;q=0.5")).toBe("Racersæt");
    expect(await name("/api/configurator-sets", "fr")).toBe("Tenue complète");
  });
});

describe("GET /api/configurator-sets/{uuid}", () => {
  it("answers everything the configurator needs [S3.07]", async () => {
    const [{ uuid }] = (await get("/api/configurator-sets")).json().data;
    const set = (await get(`/api/configurator-sets/${uuid}?language=en`)).json();
    expect(set.products.map(({ id }: { id: string }) => id)).toEqual([
      "jersey",
      "pants",
      "gloves",
      "pit-shirt",
    ]);
    expect(set.products[0].pieces[0]).toEqual({ id: "front", name: "Front", printed: true });
    const [template] = set.templates;
    expect(template.document.products.jersey.template).toBe(template.id);
    expect(template.zones).toContainEqual({
      id: "rib",
      name: "Ribs and waistband",
      product: "jersey",
      kind: "fabric",
    });
    const way = template.colourways[0];
    expect(way.colours.jersey.base).toMatch(/^#[0-9a-f]{6}$/);
    const layer = template.document.products.jersey.layers.find(
      ({ role }: { role: string }) => role === "number",
    );
    expect(way.texts.jersey[layer.id].colour).toBe(layer.colour);
    expect(set.palette.length).toBeGreaterThan(40);
    expect(set.fonts.length).toBeGreaterThanOrEqual(12);
  });

  it("offers every kit with all its lettering as samples, as its drawing has it", async () => {
    const sets = (await get("/api/configurator-sets")).json().data;
    for (const { uuid } of sets) {
      const { templates } = (await get(`/api/configurator-sets/${uuid}`)).json();
      for (const { id, document } of templates) {
        const parsed = parseDocument(document);
        if (!parsed.ok) throw new Error(id);
        const layers = Object.values(parsed.document.products).flatMap((part) => part.layers);
        expect(layers.length, id).toBeGreaterThan(0);
        expect(layers.filter((layer) => !isSample(layer))).toEqual([]);
      }
    }
  });

  it("leaves out of a smaller set what it does not hold", async () => {
    const sets = (await get("/api/configurator-sets")).json().data;
    const jersey = (await get(`/api/configurator-sets/${sets[1].uuid}`)).json();
    expect(Object.keys(jersey.templates[0].document.products)).toEqual(["jersey"]);
    expect(
      new Set(jersey.templates[0].zones.map(({ product }: { product: string }) => product)),
    ).toEqual(new Set(["jersey"]));
  });

  it("answers 404 for what is no set or no uuid", async () => {
    for (const id of ["01934a5e-6c00-7a10-8c01-5d1f0e2b9aff", "nothing"]) {
      const answer = await get(`/api/configurator-sets/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe("not_found");
    }
  });
});

describe("a set that is not published", () => {
  const youth = "01934a5e-6c00-7a10-8c01-5d1f0e2b9a04";
  /** The shop's own catalogue with the youth kit taken off sale. */
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is in no list and answers 404, as does its picture", async () => {
    cpSync(catalogueFolder, folder, { recursive: true });
    const file = join(folder, "sets", "youth-kit.json");
    const text = readFileSync(file, "utf8");
    expect(text).toContain(youth);
    writeFileSync(file, text.replace('"published": true', '"published": false'));
    const http = await createHttp(
      platform,
      () => Promise.resolve(null),
      () => Promise.resolve(),
    );
    const sized = sizedPictures(platform.storage, platform.log);
    catalogueRoutes(http, readShop(folder), () => () => Promise.resolve(null), sized);
    const ask = (url: string) => http.server.inject({ method: "GET", url });
    const sold = (await get("/api/configurator-sets")).json().data;
    const listed = (await ask("/api/configurator-sets")).json().data;
    expect(listed).toEqual(sold.filter(({ uuid }: { uuid: string }) => uuid !== youth));
    expect(listed).toHaveLength(sold.length - 1);
    expect((await get(`/api/configurator-sets/${youth}`)).statusCode).toBe(200);
    const answer = await ask(`/api/configurator-sets/${youth}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    const { preview_url } = sold.find(({ uuid }: { uuid: string }) => uuid === youth);
    expect((await ask(preview_url)).statusCode).toBe(404);
    await http.server.close();
  });
});

describe("GET /api/catalogue/files/{file}", () => {
  it("gives faces and drawings for ever under the names other answers hold", async () => {
    const [{ uuid }] = (await get("/api/configurator-sets")).json().data;
    const set = (await get(`/api/configurator-sets/${uuid}`)).json();
    const face = await get(set.fonts[0].file_url);
    expect(face.statusCode).toBe(200);
    expect(face.headers["content-type"]).toBe("font/ttf");
    expect(face.headers["cache-control"]).toContain("immutable");
    expect([...face.rawPayload.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    const art = await get(set.templates[0].art_url);
    expect(art.json().art.jersey.zones.length).toBeGreaterThan(3);
  });

  it("draws what did not come with the program, without keeping other calls waiting", async () => {
    // No set opens with these: their pictures are drawn when they are asked for.
    const { assets } = readShop(catalogueFolder);
    const products = ["pants", "gloves"] as const;
    const drawn = Promise.all(
      products.map(async (product) => get(assets.previewUrl("super-86", product))),
    );
    let calls = 0;
    let done = false;
    void drawn.finally(() => (done = true));
    while (!done) {
      calls += 1;
      await get("/api/countries");
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // Drawn in this thread, no more than a handful of calls would have come between.
    expect(calls).toBeGreaterThan(40);
    for (const answer of await drawn) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe("image/webp");
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
      expect(answer.rawPayload.length).toBeGreaterThan(8_000);
    }
  });

  it("packs drawings with Brotli for those who take it", async () => {
    const [{ uuid }] = (await get("/api/configurator-sets")).json().data;
    const url = (await get(`/api/configurator-sets/${uuid}`)).json().templates[0].art_url;
    const plain = await get(url, { "accept-encoding": "gzip, br;q=0" });
    const packed = await get(url, { "accept-encoding": "gzip, deflate, br" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it("packs every face with Brotli, all together to less than half", async () => {
    const [{ uuid }] = (await get("/api/configurator-sets")).json().data;
    const { fonts } = (await get(`/api/configurator-sets/${uuid}`)).json();
    let [whole, sent] = [0, 0];
    for (const { file_url: url } of fonts) {
      const plain = await get(url);
      const packed = await get(url, { "accept-encoding": "gzip, br" });
      expect(packed.headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "font/ttf",
      });
      expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      whole += plain.rawPayload.length;
      sent += packed.rawPayload.length;
    }
    expect(whole).toBeGreaterThan(1_000_000);
    expect(sent).toBeLessThan(whole / 2);
  });

  it("serves the draped garments its list names", async () => {
    const list = await get("/api/catalogue/files/cloth.json");
    expect(list.headers["cache-control"]).toBe("public, max-age=60");
    const drapes = Object.values(clothManifest(list.json()).drapes);
    expect(drapes.length).toBeGreaterThan(0);
    for (const { model, sides } of drapes) {
      const glb = await get(`/api/catalogue/files/${model}`);
      expect(glb.headers["content-type"]).toBe("model/gltf-binary");
      expect(glb.headers["cache-control"]).toContain("immutable");
      expect((await openModel(glb.rawPayload)).pieces.length).toBeGreaterThan(2);
      for (const { light } of Object.values(sides)) {
        const picture = await get(`/api/catalogue/files/${light}`);
        expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
      }
    }
  });

  it("answers 404 for other names", async () => {
    for (const file of [
      "anton.0000000000000000.ttf",
      "super-86.json",
      "..%2Ffonts.json",
      "fonts.json",
    ]) {
      expect((await get(`/api/catalogue/files/${file}`)).statusCode).toBe(404);
    }
  });
});

describe("GET /api/catalogue/countries", () => {
  it("answers all countries in the language and its order [S1.11]", async () => {
    const list = async (language: string) =>
      (await get(`/api/catalogue/countries?language=${language}`)).json().data as {
        code: string;
        name: string;
      }[];
    const danish = await list("dk");
    expect(danish).toHaveLength(250);
    expect(danish.find(({ code }) => code === "xk")?.name).toBe("Kosovo");
    // Danish sorts Å last, German sorts Ö with O.
    expect(danish.at(-1)?.name).toBe("Åland");
    const german = await list("de");
    expect(german.findIndex(({ code }) => code === "at")).toBeLessThan(
      german.findIndex(({ code }) => code === "pl"),
    );
  });
});
