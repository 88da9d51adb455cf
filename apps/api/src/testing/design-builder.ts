import { expect } from "vitest";
import { startDocument } from "@holeshot/artwork";
import type { DesignDocument, TextLayer } from "@holeshot/design";
import { openCatalogue } from "../modules/catalogue/index.ts";
import type { Caller, Reply } from "./caller.ts";

export interface DesignWish {
  readonly name?: string;
  /** Which of the shop's sets; the first is the race kit. */
  readonly set?: number;
  readonly change?: (document: DesignDocument) => DesignDocument;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A document to start from, as the catalogue's first template gives it. */
export function someDocument(setIndex = 0): DesignDocument {
  const set = openCatalogue().sets[setIndex];
  const template = set?.templates[0];
  if (!set || !template) throw new Error("The catalogue has no such set.");
  return startDocument(
    template,
    set.products.map(({ id }) => id),
  );
}

/** A text layer to put on a document. */
export function someText(overrides: Partial<TextLayer> = {}): TextLayer {
  return {
    id: "my-name",
    kind: "text",
    hidden: false,
    locked: false,
    piece: "back",
    x: 0,
    y: 160,
    rotation: 0,
    text: "DE VRIES",
    font: openCatalogue().fonts[0]?.id ?? "",
    size: 50,
    colour: "#ffffff",
    letter_spacing: 0,
    align: "center",
    stroke: { enabled: false, colour: "#000000", width: 1 },
    ...overrides,
  };
}

/** Saves a design as this caller and returns the answer. */
export function postDesign(caller: Caller, wish: DesignWish = {}): Promise<Reply> {
  const index = wish.set ?? 0;
  const document = someDocument(index);
  return caller.post("/api/configured-sets", {
    configuratorSetUuid: openCatalogue().sets[index]?.uuid,
    name: wish.name ?? "Lierop",
    document: wish.change ? wish.change(document) : document,
    ...wish.body,
  });
}

/** Saves a design with other choices for its jersey. */
export async function saveChoices(
  caller: Caller,
  design: string,
  properties: Readonly<Record<string, string>>,
): Promise<void> {
  const { json } = await caller.get(`/api/configured-sets/${design}`);
  const { version, name, document } = json;
  const jersey = { ...document.products.jersey, properties };
  const products = { ...document.products, jersey };
  const body = { version, name, document: { ...document, products } };
  const answer = await caller.put(`/api/configured-sets/${design}`, body);
  expect(answer.status, answer.text).toBe(200);
}
