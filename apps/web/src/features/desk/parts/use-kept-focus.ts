import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a place whose parts come and go by what is done there: where the part that had it is gone after a
 * change (`of` is another), the place itself has it. Dialogs that were opened from there belong to it.
 */
export function useKeptFocus(of: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest("[role=dialog]")) return;
      wasHere.current = place.current?.contains(target) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      if (document.querySelector("[role=dialog]") !== null) {
        timer = setTimeout(look, SETTLED_MS);
        return;
      }
      const isLost = document.activeElement === document.body;
      if (isLost && wasHere.current) place.current?.focus({ preventScroll: true });
    };
    // A dialog gives the focus back when it has closed; then it is seen whether there was anything to give it to.
    timer = setTimeout(look, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [of]);
  return place;
}

const SETTLED_MS = 300;
