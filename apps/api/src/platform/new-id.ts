import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

/** So many ids are made of random bytes that were asked for together: asking costs more than all else of an id. */
const AT_ONCE = 256;
const BYTES = 16;
const pool = Buffer.allocUnsafe(AT_ONCE * BYTES);
let used = pool.length;

let msecs = -1;
let seq = 0;

/** A UUIDv7; of those made in one millisecond a later one is the larger. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + BYTES);
  used += BYTES;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // Half of what a number may be, so that those that follow in the same millisecond have room.
    seq = random.readUInt32BE(6) >>> 1;
  } else if (seq === LAST) {
    msecs += 1;
    seq = 0;
  } else seq += 1;
  return v7({ random, msecs, seq });
}

const LAST = 0xffff_ffff;
