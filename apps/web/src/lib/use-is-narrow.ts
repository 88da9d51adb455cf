import { mediaQueryHook } from "./media-query.ts";

/** Whether the page is shown in the phone's layout: below 768 px, the same width as the style sheet's `md`. */
export const useIsNarrow = mediaQueryHook("(width < 48rem)");
