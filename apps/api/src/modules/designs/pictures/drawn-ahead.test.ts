import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProductId } from "@holeshot/domain";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { testPlatform } from "../../../testing/index.ts";
import { catalogueFolder, openCatalogue } from "../../catalogue/index.ts";
import { drawKit } from "./draw-kit.ts";

const folder = join(catalogueFolder, "previews");
const catalogue = openCatalogue();
const platform = await testPlatform();
afterAll(() => platform[Symbol.asyncDispose]());

interface Offered {
  readonly uuid: string;
  readonly preview_url: string;
  readonly products: readonly { readonly id: ProductId }[];
  readonly templates: readonly { readonly id: string; readonly preview_url: string }[];
}

/** The sets as the shop answers with them. */
async function offered(): Promise<readonly Offered[]> {
  const list = await platform.http.inject({ url: "/api/configurator-sets" });
  return Promise.all(
    list.json<{ data: readonly Offered[] }>().data.map(async ({ uuid, preview_url }) => {
      const set = await platform.http.inject({ url: `/api/configurator-sets/${uuid}` });
      return { ...set.json<Offered>(), preview_url };
    }),
  );
}

const fileOf = (url: string): string => url.replace(/^.*\//, "");

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).flatten({ background: "#808080" }).removeAlpha().raw().toBuffer();
}

describe("pictures that come with the program", () => {
  it("are those that sets and kits are offered with, no more and no fewer: else run `npm run previews`", async () => {
    const urls = (await offered()).flatMap(({ preview_url, templates }) => [
      preview_url,
      ...templates.map((kit) => kit.preview_url),
    ]);
    expect(readdirSync(folder).sort()).toEqual([...new Set(urls.map(fileOf))].sort());
  });

  it.each([
    ["the race kit's set", 0, 0, true],
    ["its last kit", 0, -1, false],
    ["the pit shirt in its second kit", -1, 1, false],
  ] as const)("show what would be drawn today: %s", async (_what, which, kit, whole) => {
    const told = (await offered()).at(which);
    const template = told?.templates.at(kit);
    const set = catalogue.set(told?.uuid ?? "");
    const drawing = catalogue.templates.find(({ id }) => id === template?.id);
    if (!told || !template || !set || !drawing) throw new Error("The shop offers none");
    const products = told.products.map(({ id }) => id).slice(0, whole ? undefined : 1);
    const drawn = await drawKit(set, drawing, products);
    const file = fileOf(whole ? told.preview_url : template.preview_url);
    const [now, kept] = await Promise.all([
      pixels(drawn ?? Buffer.of()),
      pixels(readFileSync(join(folder, file))),
    ]);
    expect(now.length).toBe(kept.length);
    const apart = now.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
    expect(apart / now.length).toBeLessThan(0.2);
  });

  it("are answered as they are", async () => {
    const [race] = await offered();
    const url = race?.preview_url ?? "";
    const answer = await platform.http.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(readFileSync(join(folder, fileOf(url))))).toBe(true);
    // What the shop draws itself it keeps: it drew nothing.
    expect(await platform.storage.exists(`previews/${fileOf(url)}`)).toBe(false);
  });
});
