import { mediaQueryHook } from "./media-query.ts";

/** Whether there is no room for everything beside the stage: below 1180 px, the same width as the style sheet's `lg`. */
export const useIsTablet = mediaQueryHook("(width < 73.75rem)");
