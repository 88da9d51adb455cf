import type { Side } from "@holeshot/domain";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Badge } from "../../ui/Badge.tsx";
import type { ProofTile, ProofVersion } from "./proof-tiles.ts";
import { TilePicture } from "./TilePicture.tsx";
import { tileSizes, tileTitle } from "./tile-words.ts";
import type { MarkedPin } from "./PinMarks.tsx";
import type { Stores } from "./use-proof-sheet.ts";

interface ProofTileButtonProps {
  tile: ProofTile;
  version: ProofVersion;
  side: Side;
  pins: readonly MarkedPin[];
  stores: Stores | null | undefined;
  onOpen: () => void;
}

/** Twice what is shown, for screens that show it. */
const PIXELS = 320;

/** A picture of the proof with whose it is; it is drawn once it is nearly in sight, and opens large. */
export function ProofTileButton({
  tile,
  version,
  side,
  pins,
  stores,
  onOpen,
}: ProofTileButtonProps) {
  const t = useT();
  const frame = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const title = tileTitle(t, tile);
  const sizes = tileSizes(tile);
  return (
    <button
      ref={frame}
      type="button"
      className="group block w-full cursor-zoom-in text-left"
      onClick={onOpen}
    >
      <span className="relative block outline-offset-2 group-hover:outline-2 group-hover:outline-ink">
        <TilePicture
          tile={tile}
          version={version}
          side={side}
          pixels={PIXELS}
          pins={version === "new" ? pins : []}
          stores={near ? stores : undefined}
        />
        {tile.changed && (
          <span className="absolute top-2 left-2">
            <Badge kind="ink">{t("proof.changed")}</Badge>
          </span>
        )}
      </span>
      <span className="sr-only">{t("proof.enlarge", { what: tile.productName })}</span>
      <span className="mt-2 block type-small font-semibold break-words">{title}</span>
      <span className="block type-label text-mute">{sizes}</span>
    </button>
  );
}
