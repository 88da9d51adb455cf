import { PassThrough } from "node:stream";
import { watchStaffOrders } from "@holeshot/contract";
import { hearChanges } from "../../platform/database/hear-changes.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";

const CHANNEL = "orders";
/** Then the desk comes again, and its session is looked at anew. */
const OPEN_MS = 55_000;

/** Tells desks which orders change. */
export function liveRoute(http: Http, platform: Platform): void {
  const changes = hearChanges(platform.hearing, CHANNEL);
  const open = new Set<PassThrough>();
  // A stream must not hold up a server that closes.
  http.server.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });

  serve(http, watchStaffOrders, async ({ raw }) => {
    const stream = new PassThrough();
    const headers = {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      // A proxy that collects an answer before it passes it on is asked not to.
      "x-accel-buffering": "no",
    };
    stream.write(": listening\n\n");
    if (!(raw.headers.accept ?? "").includes("text/event-stream")) {
      stream.end();
      return answer(200, stream as never, headers);
    }
    const leave = await changes.hear(
      (id) => stream.write(`event: order\ndata: ${id}\n\n`),
      () => stream.end(),
    );
    open.add(stream);
    const timer = setTimeout(() => stream.end(), OPEN_MS);
    stream.once("close", () => {
      clearTimeout(timer);
      open.delete(stream);
      leave();
    });
    return answer(200, stream as never, headers);
  });
}
