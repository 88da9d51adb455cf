import { rosterEntry } from "@holeshot/artwork";
import type { LayerChange } from "@holeshot/design";
import type { Side } from "@holeshot/domain";
import { useEffect, useId, useState } from "react";
import { sceneSource } from "../../editor/stage/paint/scene-source.ts";
import { report } from "../../lib/report.ts";
import { keptView } from "../garment-picture/kept-views.ts";
import { layerShapes, shownPath } from "./change-shapes.ts";
import type { ProofTile, ProofVersion } from "./proof-tiles.ts";
import type { Stores } from "./use-proof-sheet.ts";

interface ChangeOutlinesProps {
  tile: ProofTile;
  version: ProofVersion;
  side: Side;
  pixels: number;
  stores: Stores;
  changes: readonly LayerChange[];
}

/** Of what is shown, in shares of its width: the gap to the layer, the line, and the light round the line. */
const GAP = 0.006;
const LINE = 0.0045;

/** The layers that differ, each outlined in its own shape where the cloth shows it; one that is gone, where it was. */
export function ChangeOutlines(props: ChangeOutlinesProps) {
  const { tile, version, side, pixels, stores, changes } = props;
  const mask = useId();
  const [shapes, setShapes] = useState<readonly string[]>();
  useEffect(() => {
    let gone = false;
    outlines({ tile, version, side, pixels, stores, changes }).then(
      (made) => !gone && setShapes(made),
      (error: unknown) => report(error, "outlines of a proof"),
    );
    return () => {
      gone = true;
    };
  }, [tile, version, side, pixels, stores, changes]);
  const d = shapes?.join("") ?? "";
  const whole = { x: 0, y: 0, width: pixels, height: pixels };
  const around = (from: number, to: number) => (
    <>
      <path d={d} fill="white" stroke="white" strokeWidth={2 * to * pixels} />
      <path d={d} fill="black" stroke="black" strokeWidth={2 * from * pixels} />
    </>
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${pixels} ${pixels}`}
      className="pointer-events-none absolute inset-0 size-full"
      data-outlines={shapes === undefined ? "waiting" : shapes.length}
    >
      {d !== "" && (
        <>
          <mask id={`${mask}light`} maskUnits="userSpaceOnUse" {...whole} strokeLinejoin="round">
            {around(GAP - LINE / 2, GAP + LINE * 1.5)}
          </mask>
          <mask id={`${mask}line`} maskUnits="userSpaceOnUse" {...whole} strokeLinejoin="round">
            {around(GAP, GAP + LINE)}
          </mask>
          <rect {...whole} className="fill-paper" mask={`url(#${mask}light)`} />
          <rect {...whole} className="fill-ink" mask={`url(#${mask}line)`} />
        </>
      )}
    </svg>
  );
}

async function outlines(props: ChangeOutlinesProps): Promise<readonly string[]> {
  const { tile, version, side, pixels, stores, changes } = props;
  const { product, group, options, ordered, proposed, rider } = tile;
  const size = { width: pixels, height: pixels };
  const view = await keptView({ product, side, look: "worn", group, options, ...size });
  const gone = changes.filter((change) => change.changes.includes("removed"));
  const here = changes.filter((change) => !change.changes.includes("removed"));
  const wanted =
    version === "new"
      ? ([
          [proposed, here],
          [ordered, gone],
        ] as const)
      : ([[ordered, changes]] as const);
  return wanted.flatMap(([document, layers]) => {
    const kit = stores.kits.kit(document, product);
    if (kit === null || layers.length === 0) return [];
    const draw = sceneSource(view.garment, stores.assets);
    const scene = draw(document, kit, view.table.pieces, rosterEntry(rider));
    const shapes = layerShapes(scene.pieces, new Set(layers.map(({ id }) => id)));
    return shapes.map((shape) => shownPath(shape, view.find)).filter((path) => path !== "");
  });
}
