import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The shop behind a proxy that can deploy: the same program under other file names, as every build has. */
export interface Deployment {
  readonly origin: string;
  /** From now on only the next version is there. Files of the one before are gone. */
  deploy(): void;
  /** What the shop behind it could not be asked for, with the reason. */
  readonly unanswered: readonly string[];
  /** No answer to anything, as without a network. */
  cut(off: boolean): void;
  /** A page with status 200 to everything but the worker's own file, as of a network that wants to be signed in to. */
  capture(on: boolean): void;
  close(): void;
}

const signIn = "<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>";
const hashed = /-([\w-]{8})\.(js|css)\b/g;
const NEXT = "NEXT";

/** Every hashed name as the next version has it, and every revision. */
function renamed(text: string): string {
  return text
    .replaceAll(hashed, (_, hash: string, ending: string) => `-${hash}${NEXT}.${ending}`)
    .replaceAll(/(["']?revision["']?:["'`])/g, (start) => `${start}${NEXT}`);
}

export async function openDeployment(shop: string): Promise<Deployment> {
  let isNext = false;
  let isCut = false;
  let isCaptive = false;
  const unanswered: string[] = [];
  const server = createServer((asked, answer) => {
    void (async () => {
      if (isCut) return asked.socket.destroy();
      const path = asked.url ?? "/";
      if (isCaptive && path !== "/sw.js") {
        return answer.writeHead(200, { "content-type": "text/html" }).end(signIn);
      }
      const ofNext = path.includes(`${NEXT}.`);
      const isFile = /^\/assets\/.*\.(?:js|css)$/.test(path);
      if (isFile && ofNext !== isNext) return answer.writeHead(404).end();
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const { authorization, cookie, "content-type": type } = asked.headers;
      const given = { authorization, cookie, "content-type": type };
      const headers = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as [string, string]],
      );
      const reply = await fetch(shop + path.replaceAll(NEXT, ""), {
        method: asked.method ?? "GET",
        headers: [...headers, ["accept-language", asked.headers["accept-language"] ?? "nl"]],
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        redirect: "manual",
      });
      const kind = reply.headers.get("content-type") ?? "";
      const bytes = Buffer.from(await reply.arrayBuffer());
      const isText = /html|javascript|css/.test(kind);
      const body = isNext && isText ? Buffer.from(renamed(bytes.toString())) : bytes;
      const kept = [...reply.headers].filter(
        ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(name),
      );
      answer.writeHead(reply.status, Object.fromEntries(kept)).end(body);
    })().catch((error: unknown) => {
      unanswered.push(`${asked.url}: ${String(error)}`);
      asked.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    unanswered,
    deploy: () => void (isNext = true),
    cut: (off) => void (isCut = off),
    capture: (on) => void (isCaptive = on),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
