import type { Answer } from "../../lib/api/call.ts";

export type Order = Answer<"getOrder">;
