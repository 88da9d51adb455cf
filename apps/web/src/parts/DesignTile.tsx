import { productIds } from "@holeshot/domain";
import { useT } from "../lib/i18n/language-store.ts";
import { GarmentTile } from "../ui/GarmentTile.tsx";

interface DesignTileProps {
  pictures: readonly { product: string; url: string | null }[];
  /** Null while pictures are being made, false when they failed for good. */
  hasThumbnail: boolean | null;
  tone?: "auto" | "ink";
  className?: string;
}

/** A single product fills the tile; several stand in one picture, as a rider wears them. */
function shownPicture(pictures: DesignTileProps["pictures"]): string | null {
  // The shop names first what is worn on top, which its kits are known by.
  const first = productIds.find((id) => pictures.some(({ product }) => product === id));
  // A list of designs names its covers after no product.
  const shown = pictures.find(({ product }) => product === first) ?? pictures[0];
  const url = shown?.url ?? null;
  return url && pictures.length > 1 ? `${url}&kit=true` : url;
}

export function DesignTile({ pictures, hasThumbnail, tone, className }: DesignTileProps) {
  const t = useT();
  const waiting = hasThumbnail === null;
  const note = waiting ? t("picture.waiting") : hasThumbnail ? undefined : t("picture.failed");
  return (
    <GarmentTile
      url={waiting ? null : shownPicture(pictures)}
      waiting={waiting}
      note={note}
      {...(tone && { tone })}
      {...(className && { className })}
    />
  );
}
