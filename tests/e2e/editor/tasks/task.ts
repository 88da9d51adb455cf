import type { Rider } from "./rider.ts";

/** Something that a rider wants to get done, and what is seen when it is. */
export interface Task {
  readonly name: string;
  readonly run: (rider: Rider) => Promise<void>;
}
