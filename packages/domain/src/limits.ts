/** Bounds that shop and server share. Lengths are characters, sizes bytes, times seconds. */
export * as limits from "./limits/bounds.ts";
/** How often an act may be tried. The first word names what is counted by. */
export * as rateLimits from "./limits/rate-limits.ts";
/** Waiting times of the interface, in milliseconds (specification §9). */
export * as timings from "./limits/timings.ts";
/** Keys of the browser's storage (specification §9, design §7). */
export * as storageKeys from "./limits/storage-keys.ts";
export type { RateLimit } from "./limits/rate-limits.ts";
