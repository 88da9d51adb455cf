import { useEffect, useEffectEvent } from "react";
import { openAbove } from "./history.ts";

/** While `open`, the browser's way back (a phone's gesture, its button) closes what lies above the page first. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openAbove(() => close()) : undefined), [open]);
}
