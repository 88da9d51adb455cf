import { useState } from "react";
import { Stage } from "../../editor/stage/Stage.tsx";
import { useEditorState } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { BuyBar } from "./bar/BuyBar.tsx";
import { EditorTopBar } from "./bar/EditorTopBar.tsx";
import { SideSwitch } from "./bar/SideSwitch.tsx";
import { ZoomControl } from "./bar/ZoomControl.tsx";
import { AdministratorNotice } from "./bar/AdministratorNotice.tsx";
import { useProduct } from "./design-context.ts";
import { LayerList } from "./layers/LayerList.tsx";
import { type PanelId, panels } from "./panels/panels.ts";
import { PanelView } from "./panels/PanelView.tsx";
import { ToolRail } from "./panels/ToolRail.tsx";
import { PhoneSheet } from "./PhoneSheet.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

type Open = PanelId | "layers" | null;

/** Rail, panel, stage and layers side by side; on a phone the stage with sheets from below. */
export function EditorLayout() {
  const t = useT();
  const narrow = useIsNarrow();
  const [panel, setPanel] = useState<Open>(narrow ? null : "templates");
  const product = useProduct();
  const side = useEditorState((state) => state.side);
  useShortcuts();
  const label = t("editor.stage.label", { product: product.name, side: t(`side.${side}`) });
  const shown = panel === "layers" ? null : panel;

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorTopBar />
      <AdministratorNotice />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col md:flex-row"
        aria-label={t("editor.title")}
      >
        <ToolRail
          open={panel}
          onOpen={(next) => setPanel(narrow && next === panel ? null : next)}
          className="order-last md:order-first"
        />
        {!narrow && shown && (
          <aside
            aria-label={t(panels[shown].label)}
            className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper"
          >
            <PanelView id={shown} />
          </aside>
        )}
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          <Stage label={label} className="flex flex-1 items-center justify-center p-2 pb-16" />
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end justify-center gap-2 *:pointer-events-auto">
            <SideSwitch />
            <ZoomControl />
          </div>
        </div>
        {narrow && panel !== null && (
          <PhoneSheet
            title={panel === "layers" ? t("editor.layers") : t(panels[panel].label)}
            onClose={() => setPanel(null)}
          >
            {panel === "layers" ? <LayerList /> : <PanelView id={panel} />}
          </PhoneSheet>
        )}
        {!narrow && (
          <aside
            aria-label={t("editor.layers")}
            className="hidden w-67 shrink-0 overflow-y-auto border-l border-line bg-paper lg:block"
          >
            <LayerList />
          </aside>
        )}
      </main>
      <BuyBar />
    </div>
  );
}
