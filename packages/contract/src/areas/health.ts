import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";

const part = z.enum(["ok", "failed"]);

const readiness = z.strictObject({
  status: part,
  database: part,
  storage: part,
  queue: part,
});

/** `GET /api/health/live` */
export const healthLive = defineRoute({
  id: "healthLive",
  auth: "none",
  summary: "The process answers",
  answers: { 200: z.strictObject({ status: z.literal("ok") }) },
  errors: [],
});

/** `GET /api/health/ready` */
export const healthReady = defineRoute({
  id: "healthReady",
  auth: "none",
  summary: "Database, storage and queue answer",
  answers: { 200: readiness, 503: readiness },
  errors: [],
});
