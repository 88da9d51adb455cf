import { mediaQueryHook } from "../../../lib/media-query.ts";

/** The stage is worked with fingers. */
export const useCoarsePointer = mediaQueryHook("(pointer: coarse)");
