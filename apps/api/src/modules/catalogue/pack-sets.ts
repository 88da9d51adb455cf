import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { getConfiguratorSet, routePattern } from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";

const pack = promisify(brotliCompress);
const path = routePattern(getConfiguratorSet.path);

/**
 * Sends whole sets packed to who can unpack them: three hundred kilobytes become thirty, which a phone at the track feels. What a set says in a
 * language stays the same while the program runs, so each is packed once. It holds no secret and nothing of who asks.
 */
export function packSets({ server }: Pick<Http, "server">): void {
  const kept = new Map<string, Promise<Buffer>>();
  server.addHook("onSend", async (request, reply, payload) => {
    if (request.routeOptions.url !== path || reply.statusCode !== 200) return payload;
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    reply.header("vary", `${String(reply.getHeader("vary"))}, accept-encoding`);
    if (!takesBrotli(request.headers["accept-encoding"])) return payload;
    const key = `${request.url.split("?")[0]} ${String(reply.getHeader("content-language"))}`;
    const packed =
      kept.get(key) ?? pack(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    kept.set(key, packed);
    reply.header("content-encoding", "br").removeHeader("content-length");
    return packed;
  });
}

/** Whether a browser says that it reads Brotli. */
export function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:,|$))(?:[\s,;]|$)/.test(String(accepted ?? ""));
}
