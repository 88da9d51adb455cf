import { useEffect, useEffectEvent, useState } from "react";
import { openAbove } from "./history.ts";

/**
 * While `open`, the browser's way back (a phone's gesture, its button) closes what lies above the page first. What asks
 * before it closes, and stays, is asked again the next time.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!open) return undefined;
    return openAbove(() => {
      close();
      setAsked(asked + 1);
    });
  }, [open, asked]);
}
