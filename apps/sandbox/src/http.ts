import type { IncomingMessage, ServerResponse } from "node:http";

const BODY_MAX = 65_536;

/** An answer other than success, as a status and a code. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly string[];

  constructor(status: number, code: string, fields: readonly string[] = []) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: JSON.stringify(value),
  };
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX) throw new Refusal(413, "body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { "x-content-type-options": "nosniff", ...answer.headers });
  response.end(answer.body);
}
