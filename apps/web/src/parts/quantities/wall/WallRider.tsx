import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { riderName, type Side, sides } from "@holeshot/domain";
import { type KeyboardEvent, useState } from "react";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ProofSwitch } from "../../proof/ProofSwitch.tsx";
import { ZoomPane } from "../../proof/ZoomPane.tsx";
import type { SetProduct } from "../../sets/use-set.ts";
import type { WallCard } from "./wall-cards.ts";
import { type Shown, WallPicture } from "./WallPicture.tsx";
import { WallWords } from "./WallWords.tsx";

interface WallRiderProps {
  cards: readonly WallCard[];
  first: WallCard;
  products: readonly SetProduct[];
  shown: Shown;
  onRow: (row: number) => void;
  onClose: () => void;
}

const PIXELS = 900;
const ZOOMED_PIXELS = 1800;
const middle = { x: 0.5, y: 0.4 };

/** One rider of the wall large, from every side; on to the next by keys or buttons. */
export function WallRider({ cards, first, products, shown, onRow, onClose }: WallRiderProps) {
  const t = useT();
  const [at, setAt] = useState(Math.max(0, cards.indexOf(first)));
  const [side, setSide] = useState<Side>(shown.side);
  const [zoomed, setZoomed] = useState(false);
  const [place, setPlace] = useState(middle);
  const card = cards[at] ?? first;
  const name = riderName(card.rider, useLanguage());
  const go = (step: number) => setAt((now) => Math.max(0, Math.min(cards.length - 1, now + step)));

  function keys(event: KeyboardEvent): void {
    // The wall below has the same keys.
    event.stopPropagation();
    // Enlarged, the arrows move the picture.
    if (!zoomed && event.key === "ArrowLeft") go(-1);
    if (!zoomed && event.key === "ArrowRight") go(1);
    if (event.key === "+" || event.key === "=") setZoomed(true);
    if (event.key === "-") setZoomed(false);
  }

  return (
    <Dialog
      title={name || t("roster.nameless")}
      closeLabel={t("app.close")}
      width="lg"
      onClose={onClose}
    >
      <div
        role="group"
        aria-label={name || t("roster.nameless")}
        className="flex min-h-0 flex-1 flex-col gap-3 px-5 pt-4 pb-5 md:flex-row md:gap-8 md:px-8"
        onKeyDown={keys}
      >
        <ZoomPane
          label={t(`side.${side}`)}
          zoomed={zoomed}
          at={place}
          onZoom={(where) => {
            setPlace(where);
            setZoomed((now) => !now);
          }}
        >
          <WallPicture
            key={`${card.row} ${side} ${zoomed}`}
            card={card}
            shown={{ ...shown, side }}
            pixels={zoomed ? ZOOMED_PIXELS : PIXELS}
          />
        </ZoomPane>
        <div className="flex shrink-0 flex-col gap-3 md:w-72">
          <p aria-live="polite" className="flex flex-col gap-1">
            <WallWords card={card} products={products} />
          </p>
          <div>
            <Button size="sm" variant="second" onClick={() => onRow(card.row)}>
              {t("wall.to_row", { row: card.row })}
            </Button>
          </div>
          <ProofSwitch
            label={t("editor.sides")}
            choices={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
            chosen={side}
            onChoose={setSide}
          />
          <div className="flex items-center gap-1">
            <IconButton
              icon={IconChevronLeft}
              label={t("roster.previous")}
              disabled={at === 0}
              onClick={() => go(-1)}
            />
            <span className="tabular type-small text-mute">
              {t("proof.place", { place: at + 1, count: cards.length })}
            </span>
            <IconButton
              icon={IconChevronRight}
              label={t("roster.next")}
              disabled={at === cards.length - 1}
              onClick={() => go(1)}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
