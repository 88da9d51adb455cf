import {
  askRound as askRoundRoute,
  getRound as getRoundRoute,
  getRoundFile,
} from "@holeshot/contract";
import { rateLimits } from "@holeshot/domain";
import { matchesTag } from "../../../platform/http/etag.ts";
import type { Http } from "../../../platform/http/http.ts";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { LINK_SECONDS } from "../../../platform/storage.ts";
import { askerOf } from "../pictures/picture-turns.ts";
import type { DesignRow } from "../reader.ts";
import { visibleDesign } from "../visible-design.ts";
import { askRound, findRound, type RoundRow, type RoundWish, stands } from "./ask-round.ts";
import { opensRound, roundAddress, roundFilesOf, roundKey, roundTypes } from "./round-address.ts";

const madeByOrigin: LimitRule = {
  name: "round-files",
  ...rateLimits.roundFilesPerOrigin,
  byOrigin: true,
};
const DAY_SECONDS = 86_400;

/** Models for the round and turns of pictures: for whoever may look at the design, made when somebody asks. */
export function roundRoutes(http: Http, platform: Platform): void {
  serve(http, askRoundRoute, async ({ session, params, query, origin }) => {
    const design = await visibleDesign(http, params.uuid, session, query.hash);
    if (!design) throw new Problem("not_found");
    const found = await findRound(platform.db, design.document_hash, params);
    if (stands(found)) return answer(200, present(design, params, found));
    await platform.limits.take(madeByOrigin, origin);
    await askRound(platform, design, params, askerOf(platform, session, origin));
    const asked = await findRound(platform.db, design.document_hash, params);
    return answer(200, present(design, params, asked));
  });

  serve(http, getRoundRoute, async ({ session, params, query }) => {
    const design = await visibleDesign(http, params.uuid, session, query.hash);
    if (!design) throw new Problem("not_found");
    const found = await findRound(platform.db, design.document_hash, params);
    return answer(200, present(design, params, stands(found) ? found : undefined));
  });

  serve(http, getRoundFile, async ({ session, params, query, raw }) => {
    const { uuid: designId, product, file } = params;
    const { document } = query;
    const ref = { designId, documentHash: document ?? "", product, file };
    const signed =
      document !== undefined && opensRound(platform.signer, ref, query, platform.clock());
    const documentHash = signed
      ? document
      : (await visibleDesign(http, designId, session, query.hash))?.document_hash;
    if (documentHash === undefined) throw new Problem("not_found");
    const kind = file === "turn.webp" ? "turn" : "model";
    const row = await findRound(platform.db, documentHash, { product, kind });
    if (row?.state !== "done") throw new Problem("not_found");
    const etag = `"${documentHash.slice(0, 32)}-${product}-${file}-${row.making ?? ""}"`;
    const headers = { etag, "cache-control": `private, max-age=${LINK_SECONDS / 2}` };
    if (matchesTag(raw.headers["if-none-match"], etag)) return answer(304, undefined, headers);
    const key = roundKey(documentHash, product, file);
    const location = await platform.storage.link(key, roundTypes[file]);
    if (location !== undefined) return answer(302, undefined, { location, ...headers });
    const bytes = await platform.storage.get(key).catch(() => {
      throw new Problem("not_found");
    });
    return answer(200, bytes, {
      ...headers,
      "content-type": roundTypes[file],
      "cache-control": `private, max-age=${DAY_SECONDS}`,
    });
  });

  function present({ id }: DesignRow, wish: RoundWish, row: RoundRow | undefined) {
    if (row?.state !== "done") return { state: row?.state ?? ("none" as const), files: [] };
    const now = platform.clock();
    const files = roundFilesOf[wish.kind].map((name) => {
      const ref = {
        designId: id,
        documentHash: row.document_hash,
        product: wish.product,
        file: name,
      };
      return {
        name,
        file_url: roundAddress(platform.signer, ref, now),
        bytes: row.files[name] ?? 0,
      };
    });
    return { state: row.state, files };
  }
}
