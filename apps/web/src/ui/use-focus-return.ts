import { useState } from "react";

/**
 * Where the focus goes when a dialog closes: to what had it when the dialog was opened. The library returns it only to a
 * button of its own, and ours are opened from anywhere.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => {
    const focused = focusedNow();
    if (focused?.closest("[role=dialog]") === null) outermost = focused;
    return focused;
  });
  return (event) => {
    event.preventDefault();
    if (!isFocusFree()) return;
    // One dialog led to the next, and what opened this one went with that: what opened the first of them is still there.
    (opener?.isConnected === false ? outermost : opener)?.focus();
  };
}

/**
 * Whether what closed took the focus with it. What it has opened, or somebody has pressed, may have it by now: taken
 * from there, what is typed meanwhile is lost.
 */
export function isFocusFree(): boolean {
  return document.activeElement === document.body;
}

/** What opened the latest dialog that was not opened from another. */
let outermost: HTMLElement | null = null;

let beforeWaiting: HTMLElement | null = null;

/** What had the focus before a dialog came that stands in while another's code is on its way. */
export function rememberOpener(): void {
  beforeWaiting = focusedNow();
}

/** A dialog that stands in goes when the other comes. A line of a menu goes with its menu; what stays is the button that the menu hangs on. */
function focusedNow(): HTMLElement | null {
  // Whatever has the focus can be given it.
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.closest("dialog")) return beforeWaiting;
  return focused?.closest("[role=menu]")
    ? document.querySelector<HTMLElement>("[aria-haspopup=menu][aria-expanded=true]")
    : focused;
}
