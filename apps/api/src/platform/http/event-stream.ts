import { PassThrough } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Http } from "./http.ts";
import { answer, type Answered } from "./serve.ts";

/** Then whoever listens comes again, and what lets them in is looked at anew. */
const OPEN_MS = 55_000;

const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // A proxy that collects an answer before it passes it on is asked not to.
  "x-accel-buffering": "no",
};

/** Whether a caller stays to listen; any other is told that there is something to hear, and let go. */
export function listens({ headers: asked }: FastifyRequest): boolean {
  return (asked.accept ?? "").includes("text/event-stream");
}

/** Opens streams of server-sent events, each for its time; none of them holds up a server that closes. */
export function openEventStreams(http: Http): (caller: FastifyRequest) => PassThrough {
  const open = new Set<PassThrough>();
  http.server.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });
  return (caller) => {
    const stream = new PassThrough();
    stream.write(": listening\n\n");
    if (!listens(caller)) return stream.end();
    open.add(stream);
    const end = setTimeout(() => stream.end(), OPEN_MS);
    stream.once("close", () => {
      clearTimeout(end);
      open.delete(stream);
    });
    return stream;
  };
}

/** The answer that is a stream's events, as they come. */
export function answerEvents(stream: PassThrough): Answered<200, never> {
  return answer(200, stream as never, headers);
}
