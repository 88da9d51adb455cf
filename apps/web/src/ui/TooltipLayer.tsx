import { useEffect, useRef, useState } from "react";
import { tooltipClock } from "./tooltip-clock.ts";

interface Tip {
  text: string;
  shortcut: string | undefined;
  x: number;
  y: number;
  below: boolean;
}

interface TooltipLayerProps {
  /** How long to rest on a control before its name shows, and how soon after that the next one shows at once. */
  delay: number;
  skipDelay: number;
}

const gap = 8;
const edge = 8;

function tipOf(control: HTMLElement): Tip {
  const box = control.getBoundingClientRect();
  const below = box.top < 56;
  return {
    text: control.dataset["tooltip"] ?? "",
    shortcut: control.dataset["tooltipShortcut"],
    x: box.left + box.width / 2,
    y: below ? box.bottom + gap : box.top - gap,
    below,
  };
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}

/**
 * One tooltip for the whole page: any control with `data-tooltip` has one. A control's name is its
 * `aria-label`; the tooltip repeats it for the eye only.
 */
export function TooltipLayer({ delay, skipDelay }: TooltipLayerProps) {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const clock = tooltipClock<HTMLElement>({
      delay,
      skipDelay,
      show: (control) => control.isConnected && setTip(tipOf(control)),
      hide: () => setTip(null),
    });
    function enter(event: PointerEvent): void {
      const control = controlOf(event.target);
      if (bubble.current?.contains(event.target as Node)) return;
      if (control === null) clock.leave();
      else if (event.pointerType !== "touch") clock.enter(control);
    }
    function focus(event: FocusEvent): void {
      const control = controlOf(event.target);
      if (control?.matches(":focus-visible")) clock.focus(control);
    }
    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape") clock.dismiss();
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener("pointerover", enter, options);
    document.documentElement.addEventListener("pointerleave", clock.leave, options);
    document.addEventListener("focusin", focus, options);
    document.addEventListener("focusout", clock.leave, options);
    document.addEventListener("pointerdown", clock.dismiss, options);
    document.addEventListener("keydown", escape, options);
    document.addEventListener("scroll", clock.dismiss, { ...options, capture: true });
    return () => {
      stop.abort();
      clock.stop();
    };
  }, [delay, skipDelay]);

  // Kept inside the window once its width is known.
  useEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (tip === null || box === undefined) return;
    const shift =
      Math.max(edge - box.left, 0) - Math.max(box.right - (window.innerWidth - edge), 0);
    if (shift !== 0) setTip({ ...tip, x: tip.x + shift });
  }, [tip]);

  if (tip === null || tip.text === "") return null;
  return (
    <div
      ref={bubble}
      role="tooltip"
      className="pointer-events-none fixed z-70 max-w-[280px] animate-menu"
      style={{ left: tip.x, top: tip.y }}
    >
      <div
        className="bg-ink px-2 py-[5px] type-label text-paper"
        style={{
          transform: `translate(-50%, ${tip.below ? "0" : "-100%"})`,
          width: "max-content",
          maxWidth: 280,
        }}
      >
        {tip.text}
        {tip.shortcut !== undefined && <span className="ml-1 text-mute-d">{tip.shortcut}</span>}
      </div>
    </div>
  );
}
