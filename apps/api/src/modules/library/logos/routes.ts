import { getLogoFile, listLogos } from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { entityTag, matchesTag } from "../../../platform/http/etag.ts";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import { invalidField, Problem } from "../../../platform/problem.ts";
import { fileHeaders } from "../actions/send-image.ts";
import { logoLibrary, nameOf } from "./library.ts";

/** A day: unlike an image, a logo's drawing may get better under the same address. */
const logoCache = "public, max-age=86400";

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = /^[A-Za-z0-9_-]+$/.test(cursor) ? Buffer.from(cursor, "base64url").toString() : "";
  if (!/^\d{1,6}$/.test(offset)) throw invalidField("cursor", "invalid_value");
  return Number(offset);
}

export function logoRoutes(http: Http): void {
  serve(http, listLogos, async ({ query, language }) => {
    const { search, category } = query;
    if (search !== undefined && [...search].length < limits.logoSearchMin) {
      throw new Problem("search_too_short");
    }
    const offset = offsetOf(query.cursor);
    const limit = query.limit ?? limits.pageSize;
    const page = logoLibrary().list({ search, category, offset, limit });
    const data = page.marks.map((mark) => ({
      id: mark.id,
      name: nameOf(mark, language),
      category: mark.category,
      file_url: `/api/logos/${mark.id}/file`,
    }));
    const next =
      page.next === undefined ? null : Buffer.from(String(page.next)).toString("base64url");
    return answer(200, { data, next_cursor: next });
  });

  serve(http, getLogoFile, async ({ params, raw }) => {
    const svg = await logoLibrary().file(params.id);
    if (svg === undefined) throw new Problem("not_found");
    const etag = entityTag(svg);
    const headers = { ...fileHeaders("image/svg+xml", etag), "cache-control": logoCache };
    const fresh = matchesTag(raw.headers["if-none-match"], etag);
    return fresh ? answer(304, undefined, headers) : answer(200, Buffer.from(svg), headers);
  });
}
