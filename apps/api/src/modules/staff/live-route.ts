import { PassThrough } from "node:stream";
import { watchStaffOrders } from "@holeshot/contract";
import type { Changes } from "../../platform/database/hear-changes.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import { tellInTurn } from "../../platform/tell-in-turn.ts";
import type { ToldUntil } from "./told-until.ts";

/** Then the desk comes again, and its session is looked at anew. */
const OPEN_MS = 55_000;
/** Between telling one desk and the next: about what it takes to answer the lists that it then asks for. */
const APART_MS = 15;
/** However many they are, each is told within this. */
const WITHIN_MS = 1000;

/** Tells desks which orders change, and marks until where they were told. */
export function liveRoute(http: Http, changes: Changes, { mark }: ToldUntil): void {
  const inTurn = tellInTurn(APART_MS, WITHIN_MS);
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
    const told = inTurn((ids) => {
      // One whose time is over may have changes that it was not told of: the desk comes again, and asks for all.
      if (stream.writableEnded) return;
      const until = `id: ${mark()}\n`;
      stream.write(ids.map((id) => `event: order\n${until}data: ${id}\n\n`).join(""));
    });
    const leave = await changes
      .hear(told.say, () => stream.end())
      .catch((error: unknown) => {
        told.leave();
        throw error;
      });
    open.add(stream);
    const timer = setTimeout(() => stream.end(), OPEN_MS);
    stream.once("close", () => {
      clearTimeout(timer);
      open.delete(stream);
      leave();
      told.leave();
    });
    return answer(200, stream as never, headers);
  });
}
