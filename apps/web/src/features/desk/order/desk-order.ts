import type { Answer } from "../../../lib/api/call.ts";

/** An order as staff see it. */
export type DeskOrder = Answer<"getStaffOrder">;
