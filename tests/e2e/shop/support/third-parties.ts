import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of the test's own, beside the shop. */
export interface Neighbour {
  readonly origin: string;
  close(): void;
}

async function open(server: Server): Promise<Neighbour> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export interface ShopProxy extends Neighbour {
  /** Paths that were asked for here. */
  readonly asked: readonly string[];
  /** Which server answers. */
  lead(to: string): void;
}

/** Another origin before the same server, as a proxy of an operator's is. */
export async function openProxy(): Promise<ShopProxy> {
  const asked: string[] = [];
  let target = "";
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url ?? "");
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? "", target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on("error", () => answer.writeHead(502).end());
    incoming.pipe(onward);
  });
  return { ...(await open(server)), asked, lead: (to) => void (target = to) };
}

export interface Report {
  readonly type: string;
  readonly event: {
    readonly transaction?: string;
    readonly contexts?: { readonly trace: { readonly op: string; readonly data?: object } };
    readonly exception?: { readonly values: readonly { type: string; value: string }[] };
    readonly user?: { readonly id: string; readonly email: string; readonly username: string };
    readonly start_timestamp?: number;
    readonly timestamp: number;
  };
}

export interface ErrorService extends Neighbour {
  readonly dsn: string;
  readonly reports: readonly Report[];
  /** All that was received, as it came. */
  text(): string;
}

/** Stands in for the error service: takes envelopes over HTTP, and lets any page send them. */
export async function openErrorService(): Promise<ErrorService> {
  const received: string[] = [];
  const reports: Report[] = [];
  const server = createServer((incoming, answer) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      received.push(`${incoming.url} ${JSON.stringify(incoming.headers)} ${body}`);
      if (incoming.method === "POST" && incoming.url?.startsWith("/api/7/envelope/")) {
        const [, head = "{}", event = "{}"] = body.split("\n");
        reports.push({ ...JSON.parse(head), event: JSON.parse(event) } as Report);
      }
      answer.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
    });
  });
  const neighbour = await open(server);
  const dsn = `${neighbour.origin.replace("//", "//key@")}/7`;
  return { ...neighbour, dsn, reports, text: () => received.join("\n") };
}
