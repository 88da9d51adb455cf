import { defineQueue } from "../../platform/jobs/job-queue.ts";

/** Clears away sessions that ended and what the access log need not keep. */
export const SWEEP_SESSIONS = defineQueue("sweep-sessions");
