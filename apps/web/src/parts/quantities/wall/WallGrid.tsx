import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { SetProduct } from "../../sets/use-set.ts";
import { isLeftToThem, type WallCard } from "./wall-cards.ts";
import { CAPTION, inSight, placeOnWall, stepOnWall, wallGrid } from "./wall-window.ts";
import { WallPicture, type Shown } from "./WallPicture.tsx";
import { WallWords } from "./WallWords.tsx";

interface WallGridProps {
  cards: readonly WallCard[];
  products: readonly SetProduct[];
  shown: Shown;
  /** How large each is to be, px. */
  wanted: number;
  onOpen: (card: WallCard) => void;
}

/** Finer than this nobody sees on the wall, and it costs four times as much. */
const MOST_PIXELS = 640;
/** Scrolled past quickly, nobody is drawn who is gone again. */
const SETTLE_MS = 60;

function marked({ problems }: WallCard): string {
  return problems.every(isLeftToThem) ? "ring-2 ring-warn" : "ring-2 ring-err";
}

/** Riders in rows; those in sight are drawn, the others only have their places. One of them is in the tab order, arrows lead on. */
export function WallGrid({ cards, products, shown, wanted, onOpen }: WallGridProps) {
  const t = useT();
  const pane = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(0);
  const moved = useRef(false);
  const grid = wallGrid(size.width, wanted, cards.length);
  const { tile, columns, row } = grid;

  useLayoutEffect(() => {
    const node = pane.current;
    if (!node) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(node);
      const width = node.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      setSize({ width, height: node.clientHeight });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const node = pane.current;
    if (!node) return undefined;
    let later = 0;
    const scroll = (): void => {
      clearTimeout(later);
      later = window.setTimeout(() => setTop(node.scrollTop), SETTLE_MS);
    };
    node.addEventListener("scroll", scroll, { passive: true });
    return () => {
      clearTimeout(later);
      node.removeEventListener("scroll", scroll);
    };
  }, []);

  // Whoever a key led to is brought into sight, and has the focus.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const button = pane.current?.querySelector<HTMLElement>(`[data-at="${focused}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [focused]);

  function keys(event: KeyboardEvent): void {
    const next = stepOnWall(event.key, focused, cards.length, columns);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moved.current = next !== focused;
    setFocused(next);
  }

  const density = Math.min(2, window.devicePixelRatio || 1);
  const pixels = Math.min(MOST_PIXELS, Math.round(tile * density));
  const at = Math.min(focused, cards.length - 1);
  const drawn =
    size.width > 0 ? inSight(grid, cards.length, { top, height: size.height, focused: at }) : [];
  return (
    <div ref={pane} className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-6 md:px-8">
      <ul
        aria-label={t("wall.title")}
        className="relative"
        style={{ height: grid.height }}
        onKeyDown={keys}
      >
        {drawn.map((index) => {
          const card = cards[index];
          if (!card) return null;
          return (
            <li
              key={card.rider.key}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              className="absolute"
              style={{ ...placeOnWall(grid, index), width: tile, height: row }}
            >
              <button
                type="button"
                data-at={index}
                tabIndex={index === at ? 0 : -1}
                className={`block w-full cursor-zoom-in text-left hover:outline-2 hover:outline-offset-2 hover:outline-ink ${
                  card.problems.length === 0 ? "" : marked(card)
                }`}
                onFocus={() => setFocused(index)}
                onClick={() => onOpen(card)}
              >
                <WallPicture key={`${pixels}`} card={card} shown={shown} pixels={pixels} />
                <span className="block overflow-hidden px-2 pt-2" style={{ height: CAPTION }}>
                  <WallWords card={card} products={products} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {cards.length === 0 && <p className="type-body text-mute">{t("wall.nobody")}</p>}
    </div>
  );
}
