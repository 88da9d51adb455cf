import library from "pg-boss/package.json" with { type: "json" };

/** The version of its own schema that the job queue's library needs. */
export const queueSchema: number = library.pgboss.schema;
