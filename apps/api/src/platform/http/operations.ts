import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { healthLive, healthReady, openApi, routes } from "@holeshot/contract";
import { sql } from "kysely";
import { checkDisk } from "../disk.ts";
import { answer, serve } from "./serve.ts";
import type { Http } from "./http.ts";

/** Health and the published contract: calls that belong to no module. */
export async function operationRoutes(http: Http): Promise<void> {
  const { storage, queue, db, config } = http.platform;
  serve(http, healthLive, async () => answer(200, { status: "ok" as const }));

  serve(http, healthReady, async () => {
    const [databaseState, storageState, queueState] = await Promise.all([
      state(() => sql`select 1`.execute(db)),
      // Uploads are received in the data folder, wherever files are kept.
      state(() => Promise.all([storage.healthy(), checkDisk(config.dataDir)])),
      state(() => queue.healthy()),
    ]);
    const parts = { database: databaseState, storage: storageState, queue: queueState };
    const failed = Object.values(parts).includes("failed");
    return failed
      ? answer(503, { status: "failed" as const, ...parts })
      : answer(200, { status: "ok" as const, ...parts });
  });
  await publishContract(http);
}

async function state(check: () => Promise<unknown>): Promise<"ok" | "failed"> {
  try {
    return (await check()) === false ? "failed" : "ok";
  } catch {
    return "failed";
  }
}

/** The contract as OpenAPI 3.1, made from the schemas that validate, and a page to read it. */
async function publishContract(http: Http): Promise<void> {
  const document = openApi(routes, { title: "Holeshot", version: "1" });
  http.server.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(JSON.stringify(document)),
  );
  await http.server.register(swagger, {
    mode: "static",
    specification: { document: document as never },
  });
  await http.server.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
}
