import { mediaQueryHook } from "./media-query.ts";

/** Whether the page is shown in the phone's layout: below 820 px, the same width as the style sheet's `md`. */
export const useIsNarrow = mediaQueryHook("(width < 51.25rem)");
