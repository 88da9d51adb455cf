import { riderName } from "@holeshot/domain";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { part } from "../../ui/part.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { DesignTile } from "../DesignTile.tsx";
import { DrawnHere } from "../DrawnHere.tsx";
import { picturesOf } from "../order-summary/group-items.ts";
import type { RiderPictureProps } from "./rider-picture/RiderPicture.tsx";
import type { Rider } from "./roster.ts";

/** Drawing takes what the editor draws with; nobody waits for it who only counts sizes. */
const RiderPicture = part<RiderPictureProps>(
  () => import("./rider-picture/RiderPicture.tsx").then((m) => m.RiderPicture),
  // The picture of the design stands there until the rider's own comes.
  { heavy: true, waiting: () => null, failed: () => null },
);

interface RiderPreviewProps {
  riders: readonly Rider[];
  items: readonly CartItem[];
  focused: number;
  onFocus: (index: number) => void;
}

/** Shows what becomes of the row that has focus, or of the first complete one. */
export function RiderPreview({ riders, items, focused, onFocus }: RiderPreviewProps) {
  const t = useT();
  const language = useLanguage();
  const complete = (rider: Rider | undefined) =>
    (rider?.name ?? "") !== "" || (rider?.number ?? "") !== "";
  const at = complete(riders[focused]) ? focused : riders.findIndex(complete);
  const rider = riders[at];
  if (rider === undefined) return null;
  return (
    <div className="@container mt-4 shrink-0 bg-fog">
      <div className="flex items-center gap-4 pr-4">
        <Picture items={items} rider={rider} />
        <p className="min-w-0 flex-1">
          <span className="line-clamp-2 type-body font-semibold break-words">
            {t("roster.preview", { row: at + 1, rider: riderName(rider, language) })}
          </span>
          <span className="hidden type-small text-mute @min-[28rem]:block">
            {t("roster.preview_text")}
          </span>
        </p>
        <IconButton
          icon={IconChevronLeft}
          label={t("roster.previous")}
          disabled={at === 0}
          onClick={() => onFocus(at - 1)}
        />
        <IconButton
          icon={IconChevronRight}
          label={t("roster.next")}
          disabled={at >= riders.length - 1}
          onClick={() => onFocus(at + 1)}
        />
      </div>
    </div>
  );
}

/** The picture of the design until the rider's own is drawn, and where it cannot be read any more. */
function Picture({ items, rider }: { items: readonly CartItem[]; rider: Rider }) {
  return (
    <DrawnHere
      design={items[0]?.configuredSetUuid ?? ""}
      className="size-[104px] shrink-0"
      mark={{ "data-rider": rider.name }}
      standIn={
        <DesignTile
          pictures={picturesOf(items).slice(0, 1)}
          hasThumbnail={items[0]?.hasThumbnail ?? null}
          className="absolute inset-0"
        />
      }
    >
      {(drawable) => <RiderPicture {...drawable} rider={rider} />}
    </DrawnHere>
  );
}
