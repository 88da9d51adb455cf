import { type RefObject, useEffect, useRef } from "react";

/** Going into a garment and back takes what had the focus away; it goes to what took the place. */
export function useFocusAfter(area: RefObject<HTMLElement | null>, whole: boolean): void {
  const before = useRef(whole);
  useEffect(() => {
    if (before.current === whole) return;
    before.current = whole;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const inPlace = whole ? "[data-garment][data-last]" : "[role=application]";
    area.current?.querySelector<HTMLElement>(inPlace)?.focus();
  }, [area, whole]);
}
