/** A check waits for nothing better to do, but no longer than this. */
export const CHECK_WITHIN_MS = 1000;
