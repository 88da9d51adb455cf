import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@holeshot/domain";
import { Problem } from "../problem.ts";

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

/** Answers what is no HTTP request at all: the server never saw it, so it is written by hand. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(brokenAnswer(CODES[error.code ?? ""] ?? "bad_request"));
  socket.destroySoon();
}

function brokenAnswer(code: ErrorCode): string {
  const problem = new Problem(code);
  const { request_id: _, ...document } = problem.toDocument("");
  const body = JSON.stringify(document);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ""}`,
    "content-type: application/problem+json; charset=utf-8",
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
}
