import { within } from "./within.ts";

/** Something that was told on a stream. */
export interface Told {
  readonly event: string;
  readonly data: unknown;
}

/** A line on which nothing came for so long is dead: the server breathes every ten seconds. */
const SILENCE_MS = 25_000;

/** Reads server-sent events until the stream ends. Rejects when the line breaks or goes silent. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (told: Told) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await within(SILENCE_MS, reader.read());
      if (done) return;
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const told = readEvent(text.slice(0, end));
        text = text.slice(end + 2);
        if (told) hear(told);
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function readEvent(block: string): Told | null {
  const [first = "", second = ""] = block.split("\n");
  if (!first.startsWith("event: ")) return null;
  return { event: first.slice(7), data: JSON.parse(second.slice(6)) as unknown };
}
