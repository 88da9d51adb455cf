import { createServer } from "node:http";
import { once } from "node:events";
import { collectDefaultMetrics, register } from "prom-client";

export interface InternalServer {
  close(): Promise<void>;
}

/** Figures for the operator, on a port of their own that the outside never reaches. */
export async function startInternalServer(port: number): Promise<InternalServer> {
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== "/api/metrics") {
      response.writeHead(404).end();
      return;
    }
    void register.metrics().then((text) => {
      response.writeHead(200, { "content-type": register.contentType }).end(text);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
