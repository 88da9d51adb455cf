import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { healthLive, healthReady, openApi, routes } from "@holeshot/contract";
import { sql } from "kysely";
import { checkDisk } from "../disk.ts";
import { answer, serve } from "./serve.ts";
import type { Platform } from "../platform.ts";
import type { Http } from "./http.ts";

/** Health and the published contract: calls that belong to no module. */
export async function operationRoutes(http: Http): Promise<void> {
  serve(http, healthLive, async () => answer(200, { status: "ok" as const }));

  serve(http, healthReady, async () => {
    const state = await readiness(http.platform);
    return state.status === "failed"
      ? answer(503, { ...state, status: "failed" as const })
      : answer(200, { ...state, status: "ok" as const });
  });
  await publishContract(http);
}

/** Whether each part that an answer may need answers itself, and the process is not about to end. */
export async function readiness({ db, storage, queue, config, closing }: Platform): Promise<{
  readonly status: "ok" | "failed";
  readonly database: "ok" | "failed";
  readonly storage: "ok" | "failed";
  readonly queue: "ok" | "failed";
}> {
  const [databaseState, storageState, queueState] = await Promise.all([
    state(() => sql`select 1`.execute(db)),
    // Uploads are received in the data folder, wherever files are kept.
    state(async () => {
      await checkDisk(config.dataDir);
      return storage.healthy();
    }),
    state(() => queue.healthy()),
  ]);
  const parts = { database: databaseState, storage: storageState, queue: queueState };
  const failed = closing() || Object.values(parts).includes("failed");
  return { status: failed ? "failed" : "ok", ...parts };
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
