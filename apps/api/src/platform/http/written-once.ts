interface Written {
  bytes?: Buffer;
}

/** Bodies that many are answered with. */
const shared = new WeakMap<object, Written>();

/** Has a body that many are answered with written out once. It must not change from here on. */
export function writtenOnce<Body extends object>(body: Body): Body {
  if (!shared.has(body)) shared.set(body, {});
  return body;
}

/** Stands for a body that many are answered with, which is written out now: of what is long only that is kept. */
export function writtenOut<Body extends object>(body: Body): Body {
  const stand = {} as Body;
  shared.set(stand, { bytes: Buffer.from(JSON.stringify(body)) });
  return stand;
}

/** A body as JSON, as it is sent. */
export function jsonOf(body: unknown): string | Buffer {
  const written = typeof body === "object" && body !== null ? shared.get(body) : undefined;
  if (written === undefined) return JSON.stringify(body);
  return (written.bytes ??= Buffer.from(JSON.stringify(body)));
}
