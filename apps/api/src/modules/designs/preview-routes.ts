import { getDesignPreview } from "@holeshot/contract";
import { keptWidth } from "@holeshot/domain";
import { matchesTag } from "../../platform/http/etag.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { drawingVersion } from "./pictures/drawing-version.ts";
import { hurryPictures } from "./pictures/hurry-pictures.ts";
import { opensPicture, pictureKey } from "./pictures/picture-address.ts";
import { linkCards } from "./pictures/link-card.ts";
import { LINK_SECONDS } from "../../platform/storage.ts";
import { visibleDesign } from "./visible-design.ts";

const DAY_SECONDS = 86_400;

export function previewRoutes(http: Http, platform: Platform): void {
  const cardOf = linkCards();

  serve(http, getDesignPreview, async ({ session, params, query, raw }) => {
    const { uuid, product, side } = params;
    const signed =
      query.document !== undefined &&
      opensPicture(
        platform.signer,
        { designId: uuid, documentHash: query.document, product, side },
        { expires: query.expires, signature: query.signature },
        platform.clock(),
      );
    const documentHash = signed
      ? query.document
      : (await visibleDesign(http, uuid, session, query.hash))?.document_hash;
    if (documentHash === undefined) throw new Problem("not_found");

    const size = keptWidth("side", query.size);
    const kitKey = pictureKey(documentHash, "kit", side, size);
    const stands = query.kit === "true" && (await platform.storage.exists(kitKey));
    const shown = stands ? "kit" : product;
    const card = query.card === "true";
    const form = card ? "card" : size;
    const etag = `"${documentHash.slice(0, 32)}-${shown}-${side}-${form}-${drawingVersion()}"`;
    // A signed address names its document, so what it shows never changes; a kit may still come.
    const lasts = signed && (query.kit !== "true" || stands);
    const headers = {
      etag,
      "cache-control": lasts ? `private, max-age=${DAY_SECONDS}, immutable` : "private, no-cache",
    };
    if (matchesTag(raw.headers["if-none-match"], etag)) return answer(304, undefined, headers);
    const key = pictureKey(documentHash, shown, side, size);
    if (card) {
      const bytes = await found(picture(platform, key), documentHash);
      return answer(200, await cardOf(bytes), headers);
    }
    const location = await found(linked(platform, key), documentHash);
    if (location !== undefined) {
      // Kept for less than it opens the picture, so that nobody follows one that has ended.
      const kept = lasts ? `private, max-age=${LINK_SECONDS / 2}` : "private, no-cache";
      return answer(302, undefined, { location, "cache-control": kept });
    }
    const bytes = await found(picture(platform, key), documentHash);
    return answer(200, bytes, headers);
  });

  /** What is looked for in vain is drawn next. */
  async function found<T>(asked: Promise<T>, documentHash: string): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      await hurryPictures(platform, [documentHash]);
      throw error;
    }
  }
}

/** A picture that is not drawn yet has no address. */
async function linked(platform: Platform, key: string): Promise<string | undefined> {
  const location = await platform.storage.link(key, "image/webp");
  if (location !== undefined && !(await platform.storage.exists(key))) {
    throw new Problem("not_found");
  }
  return location;
}

async function picture(platform: Platform, key: string): Promise<Uint8Array> {
  try {
    return await platform.storage.get(key);
  } catch {
    throw new Problem("not_found");
  }
}
