import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { useCallback, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { openStores } from "../../design-stores.ts";
import { GarmentPicture } from "../../garment-picture/GarmentPicture.tsx";
import type { WallCard } from "./wall-cards.ts";

/** What everyone on the wall has in common. */
export interface Shown {
  readonly document: DesignDocument;
  readonly stores: ReturnType<typeof openStores>;
  readonly product: ProductId;
  readonly side: Side;
}

interface WallPictureProps {
  card: WallCard;
  shown: Shown;
  pixels: number;
}

/** A rider's garment on its light; the place keeps its size while it is drawn. */
export function WallPicture({ card, shown, pixels }: WallPictureProps) {
  const t = useT();
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const onShown = useCallback(() => setState("shown"), []);
  const onFailed = useCallback(() => setState("failed"), []);
  const { words, group, options } = card;
  return (
    <span
      className={`relative block aspect-square w-full ${state === "shown" ? "tile-light" : state === "failed" ? "bg-fog" : "skeleton"}`}
      data-drawn={state === "shown" ? card.row : null}
    >
      <span className={state === "shown" ? "block size-full" : "invisible block size-full"}>
        <GarmentPicture
          {...shown}
          rider={words}
          group={group}
          options={options}
          pixels={pixels}
          onShown={onShown}
          onFailed={onFailed}
        />
      </span>
      {state === "failed" && (
        <span className="absolute inset-x-3 bottom-2.5 type-label text-mute">
          {t("proof.not_drawn")}
        </span>
      )}
    </span>
  );
}
