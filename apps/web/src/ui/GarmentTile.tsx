import { useState, type ReactNode } from "react";
import { whenToneIsKnown } from "./cloth-tone.ts";
import { cx } from "./cx.ts";
import { srcSetOf } from "./src-set.ts";
import { useArrived } from "./use-arrived.ts";

export interface TilePicture {
  url: string | null;
  /** Where it lies on the tile; the whole tile by default. */
  className?: string;
}

interface GarmentTileProps {
  /** The first is the main one; a null address is still being made. */
  pictures: readonly TilePicture[];
  /** Empty where a name stands beside it, as it does almost everywhere. */
  alt?: string;
  /** `auto` answers the cloth: light garments lie on the darker ground. */
  tone?: "auto" | "ink";
  /** Words over a picture that is still being made, or could not be. */
  note?: string | undefined;
  waiting?: boolean;
  className?: string;
  children?: ReactNode;
}

/** As wide as it lies on the page; browsers that cannot wait for that take a guess. */
const laidOut = "auto, (width >= 48rem) 320px, 46vw";

const tones = { light: "tile-light", grey: "tile-grey", ink: "tile-ink" } as const;

/** A garment's picture on its flat light. A picture that does not load leaves the quiet tile. */
export function GarmentTile(props: GarmentTileProps) {
  const { pictures, alt = "", tone = "auto", note, waiting = false, className, children } = props;
  const [lost, setLost] = useState<readonly string[]>([]);
  const [light, setLight] = useState<boolean | null>(null);
  const ground = tone === "ink" ? "ink" : light === true ? "grey" : "light";

  function judge(picture: HTMLImageElement, index: number): void {
    if (index === 0 && tone === "auto") whenToneIsKnown(picture, setLight);
  }
  const arrived = useArrived((picture) => judge(picture, 0));

  return (
    <span className={cx("tile", waiting ? "skeleton" : tones[ground], className)}>
      {pictures.map(({ url, className: place }, index) =>
        url === null || lost.includes(url) ? null : (
          <img
            key={url}
            sizes={laidOut}
            srcSet={srcSetOf(url)}
            src={url}
            alt={index === 0 ? alt : ""}
            loading="lazy"
            decoding="async"
            className={cx("absolute object-contain", place ?? "inset-0 size-full")}
            ref={index === 0 ? arrived : undefined}
            onLoad={(event) => judge(event.currentTarget, index)}
            onError={() => setLost((known) => [...known, url])}
          />
        ),
      )}
      {note !== undefined && <span className="tile-note type-label text-mute">{note}</span>}
      {children}
    </span>
  );
}
