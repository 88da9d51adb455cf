import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { assertSuccess } from "./assertions.ts";
import type { Json, Person } from "./wire.ts";

const files = fileURLToPath(new URL("../files/", import.meta.url));

/** Uploads one of the files beside these tests and returns the image. */
export async function uploadFile(who: Person, name: string, type: string): Promise<Json> {
  const form = new FormData();
  form.append("file", new Blob([await readFile(files + name)], { type }), name);
  return assertSuccess(await who.ask("POST", "/api/images", { form }), 201);
}

/** The set that holds exactly these products, whole. */
export async function findSet(who: Person, products: readonly string[]): Promise<Json> {
  const list = assertSuccess(await who.get("/api/configurator-sets?limit=100"), 200);
  for (const summary of list.data) {
    const set = assertSuccess(await who.get(`/api/configurator-sets/${summary.uuid}`), 200);
    const ids = set.products.map((product: Json) => product.id);
    if (ids.length === products.length && products.every((id) => ids.includes(id))) return set;
  }
  throw new Error(`no set of ${products.join(" and ")}`);
}

function piece(set: Json, product: string, wanted: string): string {
  const { pieces } = set.products.find((each: Json) => each.id === product);
  const ids: string[] = pieces.map((each: Json) => each.id);
  const found = ids.find((id) => id === wanted) ?? ids.find((id) => id.includes(wanted));
  if (found === undefined) throw new Error(`${product} has no piece like ${wanted}: ${ids}`);
  return found;
}

function text(set: Json, id: string, pieceId: string, y: number, words: string, role: string) {
  return {
    id,
    kind: "text",
    hidden: false,
    locked: false,
    piece: pieceId,
    x: 0,
    y,
    rotation: 0,
    text: words,
    font: set.fonts[0].id,
    size: role === "number" ? 160 : 55,
    colour: "#ffffff",
    letter_spacing: 0,
    align: "center",
    role,
    stroke: { enabled: true, colour: "#101214", width: 6 },
  };
}

function picture(id: string, pieceId: string, y: number, width: number, image: string) {
  return {
    id,
    kind: "image",
    hidden: false,
    locked: false,
    piece: pieceId,
    x: 0,
    y,
    rotation: 0,
    width,
    source: { type: "image", id: image },
    mirrored: false,
    role: "sponsor",
  };
}

function recolour(set: Json, document: Json, product: string, colour: string): void {
  const zone = set.templates[0].zones.find(
    (each: Json) => each.product === product && each.kind !== "fabric",
  );
  const part = document.products[product];
  part.layers = part.layers.filter((layer: Json) => layer.zone !== zone.id);
  part.layers.unshift({
    id: `own-${zone.id}`,
    kind: "colour",
    hidden: false,
    locked: false,
    zone: zone.id,
    primary: colour,
    gradient: { secondary: "#101214", direction: "top_to_bottom" },
  });
}

/** Fills the template's own places for name and number, and tells which it had. */
function personalise(layers: readonly Json[]): Set<string> {
  const words: Record<string, string> = { name: "HENDRIKS", number: "42" };
  const own = layers.filter((layer) => layer.kind === "text" && layer.role in words);
  for (const layer of own) layer.text = words[layer.role];
  return new Set(own.map((layer) => layer.role));
}

/** The first template with own colours, a name, a number and the given images on it. */
export function drawDesign(set: Json, images: { logo?: string; photo?: string } = {}): Json {
  const document = structuredClone(set.templates[0].document);
  for (const product of Object.keys(document.products)) {
    recolour(set, document, product, "#d7263d");
    personalise(document.products[product].layers);
  }
  const jersey = document.products.jersey;
  if (jersey === undefined) return document;
  const had = personalise(jersey.layers);
  const back = piece(set, "jersey", "back");
  if (!had.has("name")) jersey.layers.push(text(set, "own-name", back, 130, "HENDRIKS", "name"));
  if (!had.has("number")) jersey.layers.push(text(set, "own-number", back, 290, "42", "number"));
  const front = piece(set, "jersey", "front");
  if (images.logo !== undefined) {
    jersey.layers.push(picture("own-logo", front, 200, 220, images.logo));
  }
  if (images.photo !== undefined) {
    jersey.layers.push(picture("own-photo", front, 300, 120, images.photo));
  }
  return document;
}

/** Saves a new design of a set. */
export async function saveDesign(
  who: Person,
  set: Json,
  document: Json,
  name = "Sand track",
): Promise<Json> {
  const body = { configuratorSetUuid: set.uuid, name, document };
  const saved = assertSuccess(await who.post("/api/configured-sets", body), 201);
  return saved;
}
