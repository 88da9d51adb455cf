import { defineJob, type Job } from "../jobs/job-queue.ts";
import type { Platform } from "../platform.ts";

/** Forgets counts whose window is over, so that the table stays as small as the present traffic. */
export function sweepLimitsJob(platform: Platform): Job {
  return defineJob({
    queue: "sweep-limits",
    schedule: "17 * * * *",
    handle: () => platform.limits.sweep(),
  });
}
