import { assetUrl } from "../lib/config.ts";
import { useT } from "../lib/i18n/language-store.ts";
import { GarmentTile, type TilePicture } from "../ui/GarmentTile.tsx";

interface DesignTileProps {
  pictures: readonly { product: string; url: string | null }[];
  /** Null while pictures are being made, false when they failed for good. */
  hasThumbnail: boolean | null;
  tone?: "auto" | "ink";
  className?: string;
}

/** A set is shown as it is worn: the jersey in front, the pants behind, the gloves before them. */
const composed: Readonly<Record<string, string>> = {
  pants: "top-[16%] right-[4%] h-[80%] w-[46%]",
  jersey: "top-[8%] left-[1%] h-[80%] w-[70%]",
  gloves: "bottom-[2%] left-[8%] h-[36%] w-[36%]",
};
const backToFront = ["pants", "jersey", "gloves"];

function compose(pictures: DesignTileProps["pictures"]): TilePicture[] {
  const [first] = pictures;
  if (pictures.length === 1 && first !== undefined) {
    return [{ url: first.url === null ? null : assetUrl(first.url) }];
  }
  return backToFront.flatMap((product) => {
    const url = pictures.find((picture) => picture.product === product)?.url ?? null;
    return url === null ? [] : [{ url: assetUrl(url), className: composed[product] ?? "" }];
  });
}

export function DesignTile({ pictures, hasThumbnail, tone, className }: DesignTileProps) {
  const t = useT();
  const waiting = hasThumbnail === null;
  const note = waiting ? t("picture.waiting") : hasThumbnail ? undefined : t("picture.failed");
  return (
    <GarmentTile
      pictures={waiting ? [] : compose(pictures)}
      waiting={waiting}
      note={note}
      {...(tone && { tone })}
      {...(className && { className })}
    />
  );
}
