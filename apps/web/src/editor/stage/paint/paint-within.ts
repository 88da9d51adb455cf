/** A finer picture waits for nothing better to do, but no longer than this. */
export const PAINT_WITHIN_MS = 250;
