import { mediaQueryHook } from "./media-query.ts";

/** Whether the screen is a phone's: a narrow window, or one as low as a phone on its side, see `styles/lying.css`. */
export const useIsPhone = mediaQueryHook("(width < 48rem), (width < 64rem) and (height < 32rem)");
