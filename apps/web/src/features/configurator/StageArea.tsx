import { Stage } from "../../editor/stage/Stage.tsx";
import { zoneAt } from "../../editor/stage/zone-at.ts";
import { useEditor, useEditorState } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { SideSwitch } from "./bar/SideSwitch.tsx";
import { StageTitle } from "./bar/StageTitle.tsx";
import { ZoomControl } from "./bar/ZoomControl.tsx";
import { useProduct } from "./design-context.ts";
import { SelectionToolbar } from "./layers/SelectionToolbar.tsx";
import type { OpenPanel } from "./use-open-panel.ts";

interface StageAreaProps {
  panel: OpenPanel;
  narrow: boolean;
  onPanel: (panel: OpenPanel) => void;
}

/** The garment with what stands round it: what is seen, the sides, how near. */
export function StageArea({ panel, narrow, onPanel }: StageAreaProps) {
  const t = useT();
  const { store, kits } = useEditor();
  const product = useProduct();
  const side = useEditorState((state) => state.side);
  const label = t("editor.stage.label", { product: product.name, side: t(`side.${side}`) });

  /** A tap on bare cloth means the colour that lies there. */
  function pickZone(piece: string, point: { x: number; y: number }): void {
    if (narrow && panel === null) return;
    const kit = kits.kit(store.state().editing.document, product.id);
    const zone = kit && zoneAt(kit.art, piece, point);
    if (zone === null) return;
    store.selectZone(zone);
    if (panel !== "layers") onPanel("colours");
  }

  return (
    <div
      role="tabpanel"
      id={`product-panel-${product.id}`}
      aria-labelledby={`product-tab-${product.id}`}
      data-guide="stage"
      className="relative flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <Stage
        label={label}
        className="p-2 pt-24 pb-14 md:pt-2 md:pb-16"
        onCloth={pickZone}
        {...((!narrow || panel === null) && { toolbar: <SelectionToolbar /> })}
      />
      {!narrow && <StageTitle />}
      <div className="pointer-events-none absolute inset-x-2 bottom-2 flex items-end justify-center gap-2 *:pointer-events-auto">
        <SideSwitch />
        <ZoomControl />
      </div>
    </div>
  );
}
