import {
  type CatalogueLookup,
  checkReferences,
  coverOf,
  currentPattern,
  type DesignDocument,
  type DesignProblem,
  type DesignProblemCode,
  hasPixelImages,
  imageSources,
  parseDocument,
  picturePath,
} from "@holeshot/design";
import { type FieldError, type FieldErrorCode, isProductId } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import { Problem } from "../../platform/problem.ts";
import type { Catalogue, ConfiguratorSet } from "../catalogue/index.ts";
import { hasLogo, imageKinds } from "../library/index.ts";
import { documentHash } from "./hashes.ts";
import type { DesignContent } from "./writer.ts";

const FIELD_CODES: Readonly<Record<DesignProblemCode, FieldErrorCode>> = {
  required: "required",
  wrong_type: "invalid_type",
  unknown_key: "unknown_key",
  not_allowed: "invalid_value",
  bad_format: "invalid_format",
  too_small: "too_small",
  too_big: "too_big",
  too_short: "too_short",
  too_long: "too_long",
  too_many: "too_long",
  not_json: "invalid_value",
  document_too_large: "too_big",
  newer_schema: "invalid_value",
  duplicate_id: "invalid_value",
  duplicate_zone: "invalid_value",
  crop_outside: "invalid_value",
  unknown_reference: "unknown_reference",
};

/** What is kept beside a document that was checked before, as one joined of such documents. */
export async function contentOf(
  db: Db,
  setId: string,
  text: string,
): Promise<Omit<DesignContent, "cover">> {
  // Only checked documents are ever stored.
  const document = JSON.parse(text) as DesignDocument;
  const images = imageSources(document).filter(({ type }) => type === "image");
  const kinds = await imageKinds(
    db,
    images.map(({ id }) => id),
  );
  return {
    document: text,
    documentHash: documentHash(setId, document),
    hasPixelImages: hasPixelImages(document, ({ id }) => kinds.get(id) === "pixel"),
  };
}

export interface CheckedDesign {
  readonly document: DesignDocument;
  readonly content: DesignContent;
  /** Uploaded images it shows. */
  readonly imageIds: readonly string[];
}

/**
 * Reads a document of a set as it came over the wire.
 * @throws Problem `invalid_design` with every path at fault.
 */
export async function checkDesign(
  db: Db,
  catalogue: Catalogue,
  setId: string,
  input: unknown,
): Promise<CheckedDesign> {
  const set = catalogue.set(setId);
  if (!set) {
    throw invalidDesign([{ path: "configuratorSetUuid", code: "unknown_reference" }]);
  }
  const parsed = parseDocument(input);
  if (!parsed.ok) throw invalidDesign(parsed.problems.map(fieldError));
  const { document } = parsed;
  const unknown = checkReferences(document, lookup(catalogue, set));
  if (unknown.length > 0) throw invalidDesign(unknown.map(fieldError));

  const sources = imageSources(document);
  const uploads = sources.filter(({ type }) => type === "image").map(({ id }) => id);
  const logos = sources.filter(({ type }) => type === "logo").map(({ id }) => id);
  const kinds = await imageKinds(db, uploads);
  const missing = [
    ...uploads.filter((id) => !kinds.has(id)),
    ...logos.filter((id) => !hasLogo(id)),
  ];
  if (missing.length > 0) throw invalidDesign(missing.map((id) => missingImage(document, id)));

  return {
    document,
    imageIds: uploads,
    content: {
      document: JSON.stringify(document),
      documentHash: documentHash(setId, document),
      hasPixelImages: hasPixelImages(document, ({ id }) => kinds.get(id) === "pixel"),
      cover: coverPath(document, set),
    },
  };
}

function lookup(catalogue: Catalogue, set: ConfiguratorSet): CatalogueLookup {
  const product = (id: string) => set.products.find((each) => each.id === id);
  const template = (productId: string, id: string) => {
    const found = set.templates.find((each) => each.id === id);
    return isProductId(productId) && found?.art[productId] ? found : undefined;
  };
  const properties = (productId: string) => product(productId)?.properties ?? [];
  return {
    pattern: (pattern) => pattern === currentPattern,
    product: (id) => product(id) !== undefined,
    template: (productId, id) => template(productId, id) !== undefined,
    colourway: (productId, id, colourway) =>
      template(productId, id)?.colourways.some((each) => each.id === colourway) ?? false,
    zone: (productId, id, zone) =>
      template(productId, id)?.zones.some((each) => each.id === zone) ?? false,
    piece: (productId, id) =>
      product(productId)?.pieces.some((piece) => piece.id === id && piece.printed) ?? false,
    font: (id) => catalogue.fonts.some((font) => font.id === id),
    property: (productId, id) => properties(productId).some((each) => each.id === id),
    value: (productId, id, value) =>
      properties(productId)
        .find((each) => each.id === id)
        ?.values.some((each) => each.id === value) ?? false,
  };
}

/** The cover as it is stored: product and side. */
function coverPath(document: DesignDocument, set: ConfiguratorSet): string {
  const { product, side } = coverOf(
    document,
    set.products.map(({ id }) => id),
  );
  return `${product}/${side}`;
}

function invalidDesign(errors: readonly FieldError[]): Problem {
  return new Problem("invalid_design", { errors });
}

function fieldError(problem: DesignProblem): FieldError {
  const path = problem.path === "" ? "document" : `document.${problem.path}`;
  return {
    path,
    code: FIELD_CODES[problem.code],
    params: { ...problem.params, reason: problem.code },
  };
}

function missingImage(document: DesignDocument, id: string): FieldError {
  const inside = picturePath(document, id);
  const path = inside === undefined ? "document" : `document.${inside}`;
  return { path, code: "unknown_reference", params: { kind: "image", id } };
}
