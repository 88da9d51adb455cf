import { useCallback, useState } from "react";
import { whenToneIsKnown } from "./cloth-tone.ts";
import { cx } from "./cx.ts";
import { holdSource } from "./hold-source.ts";
import { srcSetOf } from "./src-set.ts";
import { useArrived } from "./use-arrived.ts";

interface GarmentTileProps {
  /** Null while it is still being made, and where there is none. A name stands beside it everywhere, so it has none. */
  url: string | null;
  /** `auto` answers the cloth: light garments lie on the darker ground. */
  tone?: "auto" | "ink";
  /** Words over a picture that is still being made, or could not be. */
  note?: string | undefined;
  waiting?: boolean;
  className?: string;
}

/** As wide as it lies on the page; browsers that cannot wait for that take a guess. */
const laidOut = "auto, (width >= 48rem) 320px, 46vw";

/** A garment's picture on its flat light. A picture that does not load leaves the quiet tile. */
export function GarmentTile(props: GarmentTileProps) {
  const { url, tone = "auto", note, waiting = false, className } = props;
  const [lost, setLost] = useState<string | null>(null);
  const [light, setLight] = useState<boolean | null>(null);
  const ground = tone === "ink" ? "tile-ink" : light ? "tile-grey" : "tile-light";

  function judge(picture: HTMLImageElement): void {
    if (tone === "auto") whenToneIsKnown(picture, setLight);
  }
  const arrived = useArrived(judge);
  const placed = useCallback(
    (picture: HTMLImageElement) => {
      arrived(picture);
      return holdSource(picture);
    },
    [arrived],
  );

  return (
    <span className={cx("tile", waiting ? "skeleton" : ground, className)}>
      {url !== null && url !== lost && (
        <img
          key={url}
          sizes={laidOut}
          srcSet={srcSetOf(url)}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
          ref={placed}
          onLoad={(event) => judge(event.currentTarget)}
          onError={() => setLost(url)}
        />
      )}
      {note !== undefined && <span className="tile-note type-label text-mute">{note}</span>}
    </span>
  );
}
