/** By then whoever has a place of his own for the focus has given it: a dialog to its opener, a list to the next row. */
const SETTLED_MS = 350;

/** Parts of a page that a place is known by. */
const parts = "[tabindex], [role=tree], section, aside, nav, form, fieldset";
const stops = "button:enabled, a[href]";

/**
 * What had the focus may go by what was done there: a layer that is deleted by its own bar, the last line of a cart, a page
 * that stood in for another. Then the focus goes to what it stood in, or to the offer to take the act back, and Tab goes on
 * from there. For keys and for who hears the page: a mouse left nothing behind.
 */
export function keepFocus(): () => void {
  let chain = chainOf(document.activeElement);
  let byKeys = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isLost(): boolean {
    return document.activeElement === document.body && chain[0]?.isConnected === false;
  }
  function giveOn(): void {
    const [gone] = chain;
    if (!isLost() || !(byKeys || gone?.id === "content")) return;
    // Without a page yet it is seen again when there is one.
    heirOf(chain)?.focus({ preventScroll: true });
  }
  function look(): void {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(giveOn, SETTLED_MS);
  }
  function remember({ target }: FocusEvent): void {
    chain = chainOf(target as Element);
  }
  /** Put down on purpose, not lost: what goes later took nothing along. */
  function forget({ target }: FocusEvent): void {
    setTimeout(() => {
      const isHere = target instanceof Element && target.isConnected && target === chain[0];
      if (isHere && document.activeElement === document.body) chain = [];
    });
  }
  const keys = (): void => void (byKeys = true);
  const pointer = (): void => void (byKeys = false);

  const seen = new MutationObserver(look);
  seen.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forget);
  document.addEventListener("keydown", keys, { capture: true });
  document.addEventListener("pointerdown", pointer, { capture: true });
  return () => {
    clearTimeout(timer);
    seen.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forget);
    document.removeEventListener("keydown", keys, { capture: true });
    document.removeEventListener("pointerdown", pointer, { capture: true });
  };
}

/** What has the focus and all that it stands in, from the inside out. */
function chainOf(focused: Element | null): readonly Element[] {
  const chain: Element[] = [];
  for (let at = focused; at !== null; at = at.parentElement) chain.push(at);
  return chain;
}

/** From the inside out, the nearest that is still there. */
function heirOf(chain: readonly Element[]): HTMLElement | null {
  const offer = document.querySelector<HTMLElement>("[data-take-back]");
  if (offer) return offer;
  for (const place of chain) {
    if (!place.isConnected || place === document.body || !place.matches(parts)) continue;
    const heir = place.matches("[tabindex]")
      ? place
      : (place.querySelector('[tabindex="0"]') ?? place.querySelector(stops));
    if (heir instanceof HTMLElement) return heir;
  }
  return document.querySelector<HTMLElement>("#content");
}
