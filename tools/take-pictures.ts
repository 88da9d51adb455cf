import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";

/**
 * Takes the entry's picture from a running shop, so that it is what the shop itself draws:
 * `node tools/take-pictures.ts http://127.0.0.1:3000`. To be run again when the pictures of garments
 * have become better. Home's riders are made by `npm run atelier -- hero`.
 */
const features = join(import.meta.dirname, "..", "apps", "web", "src", "features");
const pixels = 1600;
const packing = { quality: 62, effort: 6 } as const;

interface Template {
  id: string;
  document: object;
}

interface Made {
  design: { uuid: string; hasThumbnail: boolean | null };
  edit_hash: string;
}

async function ask<T>(shop: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(shop + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The kit's own words stand for a rider's: nothing is left out. */
function worn(template: Template): object {
  return JSON.parse(
    JSON.stringify(template.document, (key, value: unknown) =>
      key === "sample" ? undefined : value,
    ),
  ) as object;
}

async function take(shop: string, set: string, document: object, side: string): Promise<Buffer> {
  const body = { configuratorSetUuid: set, name: "Picture", document };
  const { design, edit_hash: hash } = await ask<Made>(shop, "/api/configured-sets", body);
  const path = `/api/configured-sets/${design.uuid}`;
  for (let tries = 0; tries < 60; tries += 1) {
    const picture = await fetch(
      `${shop}${path}/preview/jersey/${side}.webp?size=${pixels}&hash=${hash}`,
    );
    if (picture.ok) return Buffer.from(await picture.arrayBuffer());
    await sleep(500);
  }
  throw new Error("no picture within half a minute");
}

/** As it came, and for the browsers that know it as AVIF. */
async function keep(stem: string, picture: Buffer): Promise<void> {
  await writeFile(`${stem}.webp`, picture);
  await writeFile(`${stem}.avif`, await sharp(picture).avif(packing).toBuffer());
}

async function main(shop: string): Promise<void> {
  const { data } = await ask<{ data: { uuid: string; products: object[] }[] }>(
    shop,
    "/api/configurator-sets",
  );
  const set = data.find((each) => each.products.length === 1)?.uuid ?? "";
  const { templates } = await ask<{ templates: Template[] }>(shop, `/api/configurator-sets/${set}`);
  const [template] = templates;
  if (template === undefined) throw new Error("the shop has no template");
  await keep(join(features, "login", "entry"), await take(shop, set, worn(template), "back"));
}

await main(process.argv[2] ?? "http://127.0.0.1:3000");
