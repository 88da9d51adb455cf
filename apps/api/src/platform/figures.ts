import { statfs } from "node:fs/promises";
import { Counter, Gauge, Histogram, register } from "prom-client";

const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Every statement of this process. */
export const sqlSeconds = new Histogram({
  name: "holeshot_sql_seconds",
  help: "Time of a statement, from sending it to its answer",
  buckets: QUICK,
});

/** Every job that this process worked off. */
export const jobSeconds = new Histogram({
  name: "holeshot_job_seconds",
  help: "Time of a job, by queue and how it ended",
  labelNames: ["queue", "result"],
  buckets: SLOW,
});

/** What nobody expected: each is in the log with its stack. */
export const unexpectedErrors = new Counter({
  name: "holeshot_unexpected_errors_total",
  help: "Failures that nobody expected, by where they happened",
  labelNames: ["where"],
});

/** Tells when this process last looked for work: one that stands still is stuck. The last to say so is asked. */
export function countLooks(lastLook: () => Date | null): void {
  const name = "holeshot_worker_last_look_timestamp_seconds";
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help: "When this worker last looked into a queue",
    collect() {
      const at = lastLook();
      if (at !== null) this.set(at.getTime() / 1000);
    },
  });
}

/** Tells how much room the folders have that this process writes to, as often as it is asked. */
export function countRoom(folders: Readonly<Record<string, string>>): void {
  const names = ["holeshot_disk_free_bytes", "holeshot_disk_bytes"] as const;
  for (const name of names) register.removeSingleMetric(name);
  const size = new Gauge({
    name: names[1],
    help: "Size of a folder's disk",
    labelNames: ["folder"],
  });
  new Gauge({
    name: names[0],
    help: "Room that is left on a folder's disk",
    labelNames: ["folder"],
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const room = await statfs(path).catch(() => undefined);
        // Some systems do not tell.
        if (room === undefined || room.blocks === 0) continue;
        this.set({ folder }, room.bavail * room.bsize);
        size.set({ folder }, room.blocks * room.bsize);
      }
    },
  });
}
