import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Template } from "@holeshot/artwork";
import { type ProductId, productIds } from "@holeshot/domain";
import type { Catalogue, ConfiguratorSet, FontFace } from "./catalogue.ts";
import type { ClothFolder } from "./cloth-folder.ts";
import { artText, digestsOf } from "./files/template-digests.ts";
import { BUILDER, faceBytes, sourceFiles } from "./fonts/face-files.ts";

/** A file of the catalogue that is served under a name which changes with its content. */
export interface Asset {
  readonly contentType: string;
  /** Null when it is to be drawn and nothing can draw it. */
  readonly bytes: (draw: DrawPreview) => Promise<Uint8Array | null>;
  /** The same packed with Brotli, for texts that shrink much. */
  readonly packed?: () => Promise<Uint8Array>;
  /** A picture that the shop draws, which is had in several widths. */
  readonly drawn?: boolean;
  /** Its name stays when its content changes, so that copies must be asked after. */
  readonly changes?: boolean;
}

/** Draws products in a template as a set shows them, or answers null when it cannot. Without a set, the first that has the template. */
export type DrawPreview = (
  template: Template,
  products: readonly ProductId[],
  set?: ConfiguratorSet,
) => Promise<Uint8Array | null>;

const compress = promisify(brotliCompress);

/** The last two hundredths would take two thirds of the time, in which the first riders after a start wait. */
function pack(text: string | Uint8Array): Promise<Uint8Array> {
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Raised when previews are drawn another way, so that their addresses change. */
const PREVIEW = 5;

/** Files of the catalogue by name, with the names by what they belong to. */
export interface Assets {
  readonly find: (name: string) => Asset | undefined;
  readonly fontUrl: (id: string) => string;
  readonly fontBytes: (id: string) => Promise<Uint8Array>;
  readonly artUrl: (template: string) => string;
  /** A kit as it is told by this product: by what a set of it opens with. */
  readonly previewUrl: (template: string, product: ProductId) => string;
  readonly setPreviewUrl: (set: string) => string;
}

/** Names every file once; bytes are made when first asked for and kept. */
export function catalogueAssets(catalogue: Catalogue, cloth: ClothFolder | null): Assets {
  const files = new Map<string, Asset>();
  const names = new Map<string, string>();
  const add = (key: string, name: string, asset: Asset) => {
    files.set(name, asset);
    names.set(key, name);
  };
  const looks = `${PREVIEW} ${cloth?.version ?? "flat"}`;
  if (cloth) addCloth(cloth, (name, asset) => files.set(name, asset));
  for (const face of catalogue.fonts) {
    const bytes = once(() => faceBytes(face));
    add(`font ${face.id}`, `${face.id}.${faceHash(face)}.ttf`, {
      contentType: "font/ttf",
      bytes,
      packed: once(async () => pack(await bytes())),
    });
  }
  for (const template of catalogue.templates) {
    const { art, whole } = digestsOf(template);
    const bytes = once(() => Promise.resolve(Buffer.from(artText(template))));
    add(`art ${template.id}`, `${template.id}.${art}.json`, {
      contentType: "application/json; charset=utf-8",
      bytes,
      packed: once(async () => pack(await bytes())),
    });
    const drawn = productIds.filter((id) => template.art[id]);
    drawn.forEach((product, index) => {
      const name = index === 0 ? template.id : `${template.id}-${product}`;
      add(`preview ${template.id} ${product}`, `${name}.${shortHash(whole, looks)}.webp`, {
        contentType: "image/webp",
        drawn: true,
        bytes: onceDrawn((draw) => draw(template, [product])),
      });
    });
  }
  for (const set of catalogue.sets) {
    const [template] = set.templates;
    if (!template) continue;
    const products = set.products.map(({ id }) => id);
    const hash = shortHash(digestsOf(template).whole, ...products, looks);
    add(`set ${set.uuid}`, `set-${set.uuid}.${hash}.webp`, {
      contentType: "image/webp",
      drawn: true,
      bytes: onceDrawn((draw) => draw(template, products, set)),
    });
  }
  const nameOf = (kind: string, id: string): string => {
    const name = names.get(`${kind} ${id}`);
    if (name === undefined) throw new RangeError(`The catalogue has no ${kind} “${id}”.`);
    return name;
  };
  const url = (kind: string) => (id: string) => `/api/catalogue/files/${nameOf(kind, id)}`;
  return {
    find: (name) => files.get(name),
    fontUrl: url("font"),
    fontBytes: async (id) =>
      (await files.get(nameOf("font", id))?.bytes(nobodyDraws)) ?? new Uint8Array(),
    artUrl: url("art"),
    previewUrl: (template, product) => url("preview")(`${template} ${product}`),
    setPreviewUrl: url("set"),
  };
}

/** For files that need no drawing. */
const nobodyDraws: DrawPreview = () => Promise.resolve(null);

function faceHash(face: FontFace): string {
  return shortHash(JSON.stringify(face.variations), String(BUILDER), ...sourceFiles(face));
}

function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}

/** Runs the work at the first call; a failure is not kept. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}

/** As `once`, but what could not be drawn yet is tried again. */
function onceDrawn(work: (draw: DrawPreview) => Promise<Uint8Array | null>): Asset["bytes"] {
  let drawn: Promise<Uint8Array | null> | null = null;
  return async (draw) => {
    drawn ??= work(draw);
    const bytes = await drawn.catch((error: unknown) => {
      drawn = null;
      throw error;
    });
    if (!bytes) drawn = null;
    return bytes;
  };
}

const clothTypes: Readonly<Record<string, string>> = {
  glb: "model/gltf-binary",
  json: "application/json; charset=utf-8",
  webp: "image/webp",
};

/** The list of drapes under its own name, with the names its files are served under. */
function addCloth(cloth: ClothFolder, add: (name: string, asset: Asset) => void): void {
  const served = new Map(
    cloth.names.map((name) => {
      const [stem, ending] = [name.replace(/\.[^.]*$/, ""), name.split(".").at(-1)];
      return [name, `${stem}.${shortHash(cloth.bytes(name))}.${ending}`];
    }),
  );
  for (const [name, address] of served) {
    const bytes = cloth.bytes(name);
    const contentType = clothTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    add(address, {
      contentType,
      bytes: () => Promise.resolve(bytes),
      ...(contentType !== "image/webp" ? { packed: once(() => pack(bytes)) } : {}),
    });
  }
  const list = JSON.stringify(cloth.manifest, (_key, value: unknown) =>
    typeof value === "string" ? (served.get(value) ?? value) : value,
  );
  add("cloth.json", {
    contentType: "application/json; charset=utf-8",
    bytes: () => Promise.resolve(Buffer.from(list)),
    changes: true,
  });
}
