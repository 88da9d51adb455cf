import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { layerChanges } from "@holeshot/design";
import { type Side, sides } from "@holeshot/domain";
import { useEffect, useMemo, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ProofSwitch } from "./ProofSwitch.tsx";
import { CompareSlider } from "./CompareSlider.tsx";
import { Differences } from "./Differences.tsx";
import type { ProofPin } from "./proof-order.ts";
import { differingSide, pinsOf, type ProofTile, type ProofVersion } from "./proof-tiles.ts";
import { TilePicture } from "./TilePicture.tsx";
import { tileSizes, tileTitle } from "./tile-words.ts";
import type { LoadedProof } from "./use-proof-sheet.ts";
import { ZoomPane } from "./ZoomPane.tsx";

interface ProofDialogProps {
  tiles: readonly ProofTile[];
  first: ProofTile;
  /** The side it is first seen from, unless what differs lies on another. */
  side: Side;
  loaded: LoadedProof;
  pins: readonly ProofPin[];
  onClose: () => void;
}

const PIXELS = 900;
const ZOOMED_PIXELS = 1800;
const chest = { x: 0.5, y: 0.35 };
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One garment of a proof large, before and after, from every side; on to the next rider's by keys or buttons. */
export function ProofDialog({ tiles, first, side: from, loaded, pins, onClose }: ProofDialogProps) {
  const t = useT();
  const [at, setAt] = useState(Math.max(0, tiles.indexOf(first)));
  const [side, setSide] = useState(() => differingSide(first, from));
  const [slides, setSlides] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const [place, setPlace] = useState(chest);
  const tile = tiles[at] ?? first;
  const go = (step: number) => setAt((now) => Math.min(tiles.length - 1, Math.max(0, now + step)));

  function zoom(where: typeof chest): void {
    setPlace(where);
    setZoomed((now) => !now);
  }

  const sliding = slides && tile.changed;
  const changes = useMemo(
    () => layerChanges(tile.ordered.products[tile.product], tile.proposed.products[tile.product]),
    [tile],
  );
  const picture = (version: ProofVersion) => (
    <TilePicture
      key={`${tile.key} ${side} ${version}`}
      tile={tile}
      version={version}
      side={side}
      pixels={zoomed && !sliding ? ZOOMED_PIXELS : PIXELS}
      stores={loaded.storesOf(tile.set)}
      pins={version === "new" ? pinsOf(tile, pins) : []}
      changes={changes}
    />
  );

  // Wherever the focus is: it starts on the button that closes.
  useEffect(() => {
    function keys(event: KeyboardEvent): void {
      const step = steps[event.key];
      // Enlarged, the arrows move the picture.
      if (step !== undefined && !zoomed) {
        setAt((now) => Math.min(tiles.length - 1, Math.max(0, now + step)));
      }
      if (event.key === "+" || event.key === "=") setZoomed(true);
      if (event.key === "-") setZoomed(false);
    }
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [zoomed, tiles.length]);

  return (
    <Dialog
      title={tileTitle(t, tile)}
      subtitle={`${tile.productName}, ${tileSizes(tile)}`}
      closeLabel={t("app.close")}
      width="lg"
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col gap-3 px-5 pt-4 md:flex-row md:gap-6 md:px-8">
          {sliding ? (
            <CompareSlider before={picture("before")} after={picture("new")} />
          ) : (
            versionsOf(tile).map((version) => (
              <ZoomPane
                key={version}
                label={t(version === "new" ? "proof.new" : "proof.before")}
                zoomed={zoomed}
                at={place}
                onZoom={zoom}
              >
                {picture(version)}
              </ZoomPane>
            ))
          )}
        </div>
        <Riders tile={tile} />
        <div className="max-h-24 shrink-0 overflow-y-auto px-5 md:px-8">
          <Differences changes={changes} />
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 md:px-8">
          <ProofSwitch
            label={t("editor.sides")}
            choices={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
            chosen={side}
            onChoose={setSide}
          />
          {tile.changed && (
            <ProofSwitch
              label={t("proof.compare")}
              choices={[
                { id: "beside", label: t("proof.beside") },
                { id: "slider", label: t("proof.slider") },
              ]}
              chosen={slides ? "slider" : "beside"}
              onChoose={(id) => setSlides(id === "slider")}
            />
          )}
          <Steps {...{ at, go, zoomed, setZoomed }} count={tiles.length} />
        </div>
      </div>
    </Dialog>
  );
}

interface StepsProps {
  at: number;
  count: number;
  zoomed: boolean;
  go: (step: number) => void;
  setZoomed: (zoomed: boolean) => void;
}

/** Larger, and on to the next. */
function Steps({ at, count, zoomed, go, setZoomed }: StepsProps) {
  const t = useT();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon={zoomed ? IconZoomOut : IconZoomIn}
        label={t(zoomed ? "proof.zoom_out" : "proof.zoom_in")}
        onClick={() => setZoomed(!zoomed)}
      />
      {count > 1 && (
        <>
          <IconButton
            icon={IconChevronLeft}
            label={t("proof.previous")}
            disabled={at === 0}
            onClick={() => go(-1)}
          />
          <span className="tabular type-small text-mute" role="status">
            {t("proof.place", { place: at + 1, count: count })}
          </span>
          <IconButton
            icon={IconChevronRight}
            label={t("proof.next")}
            disabled={at === count - 1}
            onClick={() => go(1)}
          />
        </>
      )}
    </div>
  );
}

/** What did not change is shown once. */
function versionsOf({ changed }: ProofTile): readonly ProofVersion[] {
  return changed ? ["before", "new"] : ["new"];
}

function Riders({ tile }: { tile: ProofTile }) {
  const t = useT();
  return (
    <p className="max-h-20 shrink-0 overflow-y-auto px-5 pt-3 type-small text-mute md:px-8">
      {tile.changed ? null : `${t("proof.same")} `}
      {tile.riders.length > 1 && tile.riders.join(", ")}
    </p>
  );
}
