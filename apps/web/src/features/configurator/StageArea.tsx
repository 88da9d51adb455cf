import { isSample } from "@holeshot/design";
import { useRef } from "react";
import { Stage, type StageProps } from "../../editor/stage/Stage.tsx";
import { basePoint, shownParts } from "../../editor/stage/frame/layer-box.ts";
import { zoneAt } from "../../editor/stage/input/zone-at.ts";
import { layersOf, useEditor, useEditorState } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { PieceMap } from "./bar/PieceMap.tsx";
import { SideSwitch } from "./bar/SideSwitch.tsx";
import { StageTitle } from "./bar/StageTitle.tsx";
import { StageTools } from "./bar/StageTools.tsx";
import { ZoomControl } from "./bar/ZoomControl.tsx";
import { useOpenDesign, useProduct } from "./design-context.ts";
import { part } from "../../ui/part.tsx";
import { PartFailed, PartWaiting } from "../../ui/PartStates.tsx";
import { SelectionToolbar } from "./layers/SelectionToolbar.tsx";
import { useFocusAfter } from "./use-focus-after.ts";
import { StaffPins, useStaffOrder } from "./staff/staff-parts.tsx";
import { TogetherCloth } from "./together/together-parts.tsx";
import { useLayerName } from "./layers/use-layer-name.ts";
import type { OpenPanel } from "./use-open-panel.ts";

// The third dimension brings a renderer that most designs do without.
const FreeStage = part<StageProps>(
  () => import("../../editor/free/FreeStage.tsx").then((m) => m.FreeStage),
  {
    heavy: true,
    waiting: () => (
      <div className="stage relative flex flex-1 items-center justify-center" aria-busy>
        <PartWaiting />
      </div>
    ),
    failed: (_props, retry) => (
      <div className="stage relative flex flex-1 items-center justify-center">
        <PartFailed onRetry={retry} />
      </div>
    ),
  },
);

const KitStage = part<object>(() => import("./KitStage.tsx").then((m) => m.KitStage), {
  waiting: () => (
    <div className="stage relative flex flex-1 items-center justify-center" aria-busy>
      <PartWaiting />
    </div>
  ),
});

// Colours are taken from the cloth once there is a colour to choose: its panel comes later too.
const DropperBar = part<object>(
  () => import("./bar/DropperBar.tsx").then((module) => module.DropperBar),
  { waiting: () => null, failed: () => null },
);

interface StageAreaProps {
  panel: OpenPanel;
  narrow: boolean;
  onPanel: (panel: OpenPanel) => void;
}

/**
 * The garment with what stands round it: what is seen, the sides, how near. What there is room for goes by the stage's own
 * width, which panels at both sides take from.
 */
export function StageArea({ panel, narrow, onPanel }: StageAreaProps) {
  const t = useT();
  const editor = useEditor();
  const { store, kits } = editor;
  const product = useProduct();
  const { first, together } = useOpenDesign();
  const side = useEditorState((state) => state.side);
  const staffOrder = useStaffOrder();
  const free = useEditorState((state) => state.look === "free");
  const whole = useEditorState((state) => state.whole);
  const near = useEditorState((state) => state.zoom > 1);
  const area = useRef<HTMLDivElement>(null);
  useFocusAfter(area, whole);
  const label = t("editor.stage.label", {
    product: product.name,
    side: t(`side.${side}`),
  });

  const layerName = useLayerName();
  function nameOf(id: string): string {
    const { editing, product: shown } = store.state();
    const layer = layersOf(editing.document, shown).find((each) => each.id === id);
    if (!layer) return "";
    const name = layerName(layer);
    return isSample(layer) ? t("samples.named", { name }) : name;
  }

  /** A tap on bare cloth means the colour that lies there. */
  function pickZone(piece: string, point: { x: number; y: number }): void {
    if (narrow && panel === null) return;
    const kit = kits.kit(store.state().editing.document, product.id);
    const parts = shownParts(editor);
    const zone = kit && zoneAt(kit.art, piece, (emblem) => basePoint(piece, point, parts, emblem));
    if (zone === null) return;
    store.selectZone(zone);
    if (panel !== "layers") onPanel("colours");
  }

  const stage: StageProps = {
    label: free
      ? t("editor.stage.label", {
          product: product.name,
          side: t("editor.free.title"),
        })
      : label,
    className:
      "stage-room p-2 pt-24 pb-[calc(3.5rem+var(--tip,0px))] md:pt-2 md:pb-[calc(4rem+var(--tip,0px))]",
    nameOf,
    first,
    onCloth: pickZone,
    ...((staffOrder !== null || together) && {
      above: (shown) => (
        <>
          {together && <TogetherCloth {...shown} />}
          {staffOrder !== null && <StaffPins order={staffOrder} {...shown} />}
        </>
      ),
    }),
    ...((!narrow || panel === null) && { toolbar: <SelectionToolbar /> }),
  };

  return (
    <div
      ref={area}
      role="tabpanel"
      id={`product-panel-${whole ? "kit" : product.id}`}
      aria-labelledby={`product-tab-${whole ? "kit" : product.id}`}
      data-guide="stage"
      data-near={near && !whole ? "" : undefined}
      className="@container-size relative flex min-h-0 min-w-0 flex-1 flex-col"
    >
      {whole ? <KitStage /> : free ? <FreeStage {...stage} /> : <Stage {...stage} />}
      {!narrow && !whole && <StageTitle />}
      <DropperBar />
      {!whole && (
        // Over a tall sheet there is room for one row only, at both sides of the garment.
        <div
          className={cx(
            "stage-side pointer-events-none absolute top-24 right-1 flex flex-col items-end gap-1 *:pointer-events-auto md:top-2 md:right-2",
            "max-md:[@container(max-height:19rem)]:left-1 max-md:[@container(max-height:19rem)]:flex-row-reverse max-md:[@container(max-height:19rem)]:items-start max-md:[@container(max-height:19rem)]:justify-between",
          )}
        >
          <StageTools />
          <div className={narrow ? undefined : "@min-[32rem]:hidden"}>
            <ZoomControl upright />
          </div>
        </div>
      )}
      <div
        className={cx(
          "stage-foot pointer-events-none absolute inset-x-2 bottom-2 flex items-end justify-center gap-2 *:pointer-events-auto",
          !narrow && !whole && "@min-[46rem]:inset-x-4 @min-[46rem]:justify-between",
        )}
      >
        {!narrow && !whole && (
          <div className="hidden @min-[58rem]:block">
            <PieceMap />
          </div>
        )}
        <SideSwitch pictures={!narrow && !whole} />
        {!narrow && !whole && (
          <div className="hidden @min-[32rem]:block">
            <ZoomControl />
          </div>
        )}
      </div>
    </div>
  );
}
