import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../../../ui/cx.ts";

interface WideTableProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** A table that may be wider than its place: it scrolls by itself, by keyboard too, and its columns keep apart. */
export function WideTable({ label, children, className }: WideTableProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = () => setScrolls(element.scrollWidth > element.clientWidth);
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    if (element.firstElementChild) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, []);
  // A stop for the keyboard only where there is something to scroll.
  const reached = scrolls && { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div
      ref={place}
      {...reached}
      className={cx(
        "overflow-x-auto [&_:is(td,th):not(:last-child):not(.text-right)]:pr-4 [&_:is(td,th).text-right]:pl-4",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A row that stands as a small card on a phone: two columns, the second as wide as what it says. */
export const stackedRow =
  "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-b max-md:border-line-2 max-md:py-2 max-md:[&>td]:h-auto max-md:[&>td]:border-0 max-md:[&>td]:py-0.5 max-md:[&>td]:pr-0!";

/** What a figure on such a card is; its column's head says so where there is one. */
export function CardLabel({ children }: { children: string }) {
  return <span aria-hidden="true" className="text-mute md:hidden">{`${children} `}</span>;
}

/** Of a table whose rows are stacked on a phone: read aloud, not shown. */
export const stackedHead = "max-md:sr-only";
