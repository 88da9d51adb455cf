import * as z from "zod/mini";

/**
 * A design document on the wire. Its own schema lives in `@holeshot/design`; the contract lets any
 * value through, so that what is wrong with one answers `invalid_design` with paths.
 */
export const document = z.unknown();
