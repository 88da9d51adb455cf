import { createHash } from "node:crypto";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import {
  claimUploads as claimUploadsRoute,
  deleteImage,
  getImageFile,
  listImages,
  markImageUsed,
  restoreImage,
  uploadImage as uploadImageRoute,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { matchesTag } from "../../platform/http/etag.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { imageFile } from "./actions/send-image.ts";
import { uploadImage } from "./actions/upload-image.ts";
import { DecoderPool } from "./decoder/decoder-pool.ts";
import { uploadByAccount, uploadByOrigin } from "./limits.ts";
import { logoRoutes } from "./logos/routes.ts";
import { presentImage } from "./presenter.ts";
import { listCustomerImages } from "./reader.ts";
import { receiveFile } from "./receive-file.ts";
import { claimUploads, hideImage, markUsed, showImage } from "./writer.ts";

export function libraryRoutes(http: Http, platform: Platform): void {
  uploadRoute(http, platform);
  imageRoutes(http, platform);
  logoRoutes(http);
}

/** In a scope of its own: only this call reads multipart bodies. */
function uploadRoute(http: Http, platform: Platform): void {
  const decoders = new DecoderPool();
  const folder = join(platform.config.dataDir, "uploads");
  http.server.addHook("onClose", async () => decoders.close());
  void http.server.register(async (server) => {
    await server.register(multipart, {
      // One byte more than allowed, so that a file of exactly the limit is not cut.
      limits: {
        fileSize: limits.uploadBytes + 1,
        files: 1,
        fields: 10,
        parts: 11,
        fieldSize: 1000,
      },
      throwFileSizeLimit: false,
    });
    serve(
      { ...http, server },
      uploadImageRoute,
      async ({ raw, session, origin, headers: sent }) => {
        const rule = session ? uploadByAccount : uploadByOrigin;
        const owner = session?.customerId ?? origin;
        await platform.limits.take(rule, owner);
        await using file = await receiveFile(raw, folder);
        const secret = sent["visitor-key"];
        const whose = session
          ? { customer_id: session.customerId, visitor_hash: null }
          : { customer_id: null, visitor_hash: secret === undefined ? null : hashOf(secret) };
        const { row, dropped } = await uploadImage(
          ...([platform, decoders, file, whose, owner] as const),
        );
        // The image's form is fixed; what could not be drawn travels beside it.
        const headers: Record<string, string> = {};
        if (dropped.length > 0) headers["x-image-dropped"] = dropped.map(asHeader).join(",");
        return answer(201, presentImage(row), headers);
      },
    );
  });
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Names come from the file: whatever they hold, a header carries plain letters only. */
function asHeader(name: string): string {
  return name.replaceAll(/[^\w.:@#-]/g, "?");
}

function imageRoutes(http: Http, platform: Platform): void {
  serve(http, listImages, async ({ query, session }) => {
    const limit = query.limit === undefined || query.limit === -1 ? undefined : query.limit;
    const rows = await listCustomerImages(platform.db, session.customerId, limit);
    return answer(200, { data: rows.map(presentImage) });
  });

  serve(http, markImageUsed, async ({ params, session }) => {
    const now = platform.clock();
    const found = await platform.transaction((tx) =>
      markUsed(tx, params.id, session.customerId, now),
    );
    if (!found) throw new Problem("not_found");
    return answer(204);
  });

  serve(http, claimUploadsRoute, async ({ body, session }) => {
    const { key, images } = body;
    await platform.transaction((tx) => claimUploads(tx, hashOf(key), images, session.customerId));
    return answer(204);
  });

  serve(http, deleteImage, async ({ params, session }) => {
    const now = platform.clock();
    const found = await platform.transaction((tx) =>
      hideImage(tx, params.id, session.customerId, now),
    );
    if (!found) throw new Problem("not_found");
    return answer(204);
  });

  serve(http, restoreImage, async ({ params, session }) => {
    const found = await platform.transaction((tx) => showImage(tx, params.id, session.customerId));
    if (!found) throw new Problem("not_found");
    return answer(204);
  });

  serve(http, getImageFile, async ({ params, raw }) => {
    const file = await imageFile(platform, params.id, params.variant);
    const fresh = matchesTag(raw.headers["if-none-match"], file.headers["etag"] ?? "");
    return fresh ? answer(304, undefined, file.headers) : answer(200, file.bytes, file.headers);
  });
}
