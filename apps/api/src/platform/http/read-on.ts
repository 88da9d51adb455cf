import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 5_000;

/**
 * Whether an answer would close the connection on a sender who still writes. A system that closes with bytes unread resets
 * the connection, and a sender who reads only after writing never sees why.
 */
export function cutsOff(request: FastifyRequest, reply: FastifyReply): boolean {
  const closes = reply.getHeader("connection") === "close" || !reply.raw.shouldKeepAlive;
  return closes && !request.raw.complete;
}

/** Reads and forgets the rest of a refused body, as far as 8 MiB and five seconds go. */
export function readOn(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) stop();
    };
    const timer = setTimeout(stop, LONGEST_MS);
    function stop(): void {
      clearTimeout(timer);
      body.off("data", count).off("end", stop).off("close", stop).pause();
      resolve();
    }
    // What breaks off meanwhile closes, and nobody is left to be answered.
    body.on("data", count).once("end", stop).once("close", stop).on("error", stop).resume();
  });
}
