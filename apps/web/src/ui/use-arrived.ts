import { type RefCallback, useCallback, useRef } from "react";

type Hear = (picture: HTMLImageElement) => void;

/** For a picture that may have arrived with the page, before anybody could hear that it did: told once it can be. */
export function useArrived(hear: Hear): RefCallback<HTMLImageElement> {
  const told = useRef(hear);
  return useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete === true && picture.naturalWidth > 0) told.current(picture);
  }, []);
}
