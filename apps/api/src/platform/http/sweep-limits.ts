import { defineJob, defineQueue, type Job } from "../jobs/job-queue.ts";
import type { Platform } from "../platform.ts";

const SWEEP_LIMITS = defineQueue("sweep-limits");

/** Forgets counts whose window is over, so that the table stays as small as the present traffic. */
export function sweepLimitsJob(platform: Platform): Job {
  return defineJob({
    queue: SWEEP_LIMITS,
    schedule: "17 * * * *",
    handle: () => platform.limits.sweep(),
  });
}
