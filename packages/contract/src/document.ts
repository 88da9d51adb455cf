import type { DesignDocument } from "@holeshot/design";
import * as z from "zod/mini";

/**
 * A design document as a caller sends it. Its schema lives in `@holeshot/design`; the contract lets
 * any value through, so that what is wrong with one answers `invalid_design` with paths.
 */
export const sentDocument = z.unknown();

/** A design document as the server answers it: it passed its own schema before it was stored. */
export const document = z.custom<DesignDocument>();
