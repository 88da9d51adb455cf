import type { FastifyInstance } from "fastify";

/** What a trace tells of one thing: words of the program and numbers, never a customer's. */
export type TraceFacts = Readonly<Record<string, string | number>>;

/** Follows what a request or a job sets going, and how long each took. */
export interface Traces {
  /** Each request is the root of what it causes, or a part of the caller's own trace. */
  requests(server: FastifyInstance): void;
  /** Does something; what it causes belongs to it. */
  span<T>(name: string, facts: TraceFacts, act: () => Promise<T>): Promise<T>;
  /** Tells of something that has just ended. Only `open` says whether anybody listens. */
  ended(name: string, milliseconds: number, facts: TraceFacts): void;
  readonly open: boolean;
  close(): Promise<void>;
}
