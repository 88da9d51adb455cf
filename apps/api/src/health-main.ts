// What a container asks itself: ends with 0 when this part is ready, by the door for operators.
import { readConfig } from "./config/index.ts";

const PATIENCE_MS = 4000;

// Which part runs was said by an argument, and the answer is at the same place for all.
const { internalPort } = readConfig({ ...process.env, ROLE: "all" });
const answer = await fetch(`http://127.0.0.1:${internalPort}/api/health/ready`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).catch(() => undefined);
process.exit(answer?.ok === true ? 0 : 1);
