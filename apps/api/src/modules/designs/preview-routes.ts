import { getDesignPreview } from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Platform } from "../../platform/platform.ts";
import { notYours, Problem } from "../../platform/problem.ts";
import { noteStaffRead } from "./note-staff-read.ts";
import { drawingVersion } from "./pictures/drawing-version.ts";
import { opensPicture, pictureKey, pictureSize } from "./pictures/picture-address.ts";
import { isSharedWith, viewedAs } from "./policy.ts";
import { findDesign } from "./reader.ts";

const DAY_SECONDS = 86_400;

export function previewRoutes(http: Http, platform: Platform): void {
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
      : await visibleDocument(http, uuid, session, query.hash);
    if (documentHash === undefined) throw new Problem("not_found");

    const size = pictureSize(query.size);
    const kitKey = pictureKey(documentHash, "kit", side, size);
    const stands = query.kit === "true" && (await platform.storage.exists(kitKey));
    const shown = stands ? "kit" : product;
    const etag = `"${documentHash.slice(0, 32)}-${shown}-${side}-${size}-${drawingVersion()}"`;
    // A signed address names its document, so what it shows never changes; a kit may still come.
    const lasts = signed && (query.kit !== "true" || stands);
    const headers = {
      etag,
      "cache-control": lasts ? `private, max-age=${DAY_SECONDS}, immutable` : "private, no-cache",
    };
    if (raw.headers["if-none-match"] === etag) return answer(304, undefined, headers);
    const bytes = await picture(platform, pictureKey(documentHash, shown, side, size));
    return answer(200, bytes, headers);
  });
}

async function visibleDocument(
  http: Http,
  id: string,
  session: Session | null,
  hash: string | undefined,
): Promise<string | undefined> {
  const design = await findDesign(http.platform.db, id);
  if (!design) return undefined;
  const viewed = viewedAs(design, session, hash);
  if (viewed === null && !isSharedWith(design, hash)) throw notYours("design", id);
  if (viewed === "administrator") await noteStaffRead(http, session, id);
  return design.document_hash;
}

async function picture(platform: Platform, key: string): Promise<Uint8Array> {
  try {
    return await platform.storage.get(key);
  } catch {
    throw new Problem("not_found");
  }
}
