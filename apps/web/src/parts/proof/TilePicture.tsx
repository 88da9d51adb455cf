import type { LayerChange } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import { useCallback, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { part } from "../../ui/part.tsx";
import type { ProofTile, ProofVersion } from "./proof-tiles.ts";
import type { MarkedPin } from "./PinMarks.tsx";
import type { Stores } from "./use-proof-sheet.ts";

/** Drawing takes what the editor draws with; an order without a check never fetches it. */
const GarmentPicture = part(
  async () => (await import("../garment-picture/GarmentPicture.tsx")).GarmentPicture,
  { heavy: true, waiting: () => null },
);

const PinMarks = part(async () => (await import("./PinMarks.tsx")).PinMarks, {
  heavy: true,
  waiting: () => null,
  failed: () => null,
});

const ChangeOutlines = part(async () => (await import("./ChangeOutlines.tsx")).ChangeOutlines, {
  heavy: true,
  waiting: () => null,
  failed: () => null,
});

interface TilePictureProps {
  tile: ProofTile;
  version: ProofVersion;
  side: Side;
  pixels: number;
  /** Places that are marked on it. */
  pins?: readonly MarkedPin[];
  /** Undefined while it is fetched, null when the set is sold no more. */
  stores: Stores | null | undefined;
  /** Layers that are outlined, since they differ. */
  changes?: readonly LayerChange[];
}

/** One garment of a proof on its light; what cannot be drawn says so instead of showing another's. */
export function TilePicture({
  tile,
  version,
  side,
  pixels,
  stores,
  pins = [],
  changes = [],
}: TilePictureProps) {
  const t = useT();
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const onShown = useCallback(() => setState("shown"), []);
  const onFailed = useCallback(() => setState("failed"), []);
  const failed = state === "failed" || stores === null;
  return (
    <span
      className={`relative block aspect-square ${state === "shown" ? "tile-light" : failed ? "bg-fog" : "skeleton"}`}
      data-rider={state === "shown" ? (tile.riders[0] ?? "") : null}
    >
      {stores && (
        <span className={state === "shown" ? "block size-full" : "invisible block size-full"}>
          <GarmentPicture
            stores={stores}
            document={version === "new" ? tile.proposed : tile.ordered}
            product={tile.product}
            side={side}
            rider={tile.rider}
            group={tile.group}
            options={tile.options}
            pixels={pixels}
            onShown={onShown}
            onFailed={onFailed}
          />
        </span>
      )}
      {state === "shown" && stores && changes.length > 0 && (
        <ChangeOutlines {...{ tile, version, side, pixels, stores, changes }} />
      )}
      {state === "shown" && pins.length > 0 && <PinMarks {...{ tile, side, pixels, pins }} />}
      {failed && (
        <span className="absolute inset-x-3 bottom-2.5 type-label text-mute">
          {t("proof.not_drawn")}
        </span>
      )}
    </span>
  );
}
