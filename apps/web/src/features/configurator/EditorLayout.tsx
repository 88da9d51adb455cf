import { use, useEffect } from "react";
import { useEditor } from "../../editor/model/editor-context.ts";
import { useIsPhone } from "../../lib/use-is-phone.ts";
import { useIsTablet } from "../../lib/use-is-tablet.ts";
import { PreloadContext } from "../../lib/navigation/preload.ts";
import { warmLater } from "../../lib/lazy/warm.ts";
import { dialogPart, part } from "../../ui/part.tsx";
import { useT } from "../../lib/i18n/language-store.ts";
import { AdministratorNotice } from "./bar/AdministratorNotice.tsx";
import { BuyBar } from "./bar/BuyBar.tsx";
import { EditorTopBar } from "./bar/EditorTopBar.tsx";
import { PhoneBar } from "./bar/PhoneBar.tsx";
import { useOpenDesign } from "./design-context.ts";
import { useKeyboardHelp } from "./guide/keyboard-help.tsx";
import { PlaceAnnouncer } from "./layers/PlaceAnnouncer.tsx";
import { panels } from "./panels/panels.ts";
import { PanelView } from "./panels/PanelView.tsx";
import { useFilesFromOutside } from "./panels/library/use-files-from-outside.ts";
import { ToolRail } from "./panels/ToolRail.tsx";
import { StaffBar, useStaffOrder } from "./staff/staff-parts.tsx";
import { TogetherBar } from "./together/together-parts.tsx";
import { PhoneSheet } from "./PhoneSheet.tsx";
import { StageArea } from "./StageArea.tsx";
import { showVersions, useVersionsOpen } from "./versions/versions-open.ts";
import type { HandsProps } from "./hands/Hands.tsx";
import type { VersionsPanelProps } from "./versions/VersionsPanel.tsx";
import { useOpenPanel } from "./use-open-panel.ts";
import { useRefusals } from "./use-refusals.ts";
import { useShortcuts } from "./use-shortcuts.ts";

// The garment and the kits are there first; what stands beside them follows at once.
const LayerList = part<{ bare?: boolean }>(() =>
  import("./layers/LayerList.tsx").then((module) => module.LayerList),
);
// Nothing is lost without a tip.
const Guidance = part<{ narrow: boolean; sheet: boolean }>(
  () => import("./guide/Guidance.tsx").then((module) => module.Guidance),
  { waiting: () => null, failed: () => null },
);

const VersionsPanel = dialogPart<VersionsPanelProps>(
  () => import("./versions/VersionsPanel.tsx").then((module) => module.VersionsPanel),
  ({ onClose }) => onClose(),
);

// What is chosen, copied and pasted by keys: first the garment stands there.
const Hands = part<HandsProps>(() => import("./hands/Hands.tsx").then((module) => module.Hands), {
  waiting: () => null,
  failed: () => null,
});

/** Rail, panel, stage and layers side by side; on a phone the stage with sheets from below, or beside it. */
export function EditorLayout() {
  const t = useT();
  const { store } = useEditor();
  const narrow = useIsPhone();
  const tablet = useIsTablet();
  const [panel, setPanel] = useOpenPanel(narrow);
  useShortcuts(useOpenDesign().set.products.length > 1);
  useRefusals();
  useKeyboardHelp();
  useFilesFromOutside(() => setPanel("upload"));
  const preload = use(PreloadContext);
  useEffect(() => {
    // Where one goes from here, with or without network by then.
    for (const address of ["/cart", "/login"]) warmLater(() => preload(address));
  }, [preload]);
  const close = (): void => setPanel(null);
  const versions = useVersionsOpen();
  const staffOrder = useStaffOrder();
  const { saving, together } = useOpenDesign();
  const isGuest = saving.saved?.viewedAs === "guest";
  const side = panel === "layers" ? null : panel;

  return (
    <div className="editor-window flex flex-col overflow-hidden">
      {!narrow && <EditorTopBar />}
      <AdministratorNotice />
      {staffOrder !== null && <StaffBar order={staffOrder} />}
      {together && <TogetherBar />}
      <main
        id="content"
        tabIndex={-1}
        className="relative flex min-h-0 flex-1 flex-col md:flex-row"
        aria-label={t("editor.title")}
      >
        {narrow && (
          <PhoneBar
            onLayers={() => setPanel(panel === "layers" ? null : "layers")}
            onRace={() => setPanel("race")}
          />
        )}
        <ToolRail
          open={panel}
          narrow={narrow}
          onOpen={(next) => {
            // A second press on the texts' tool shows all of them again.
            if (next === panel && next === "text") store.select([]);
            // Where the garment has little room beside it, the open tool's button gives that room back.
            setPanel(next === panel && tablet ? null : next);
          }}
          className="order-last md:order-first"
        />
        {!narrow && side && (
          <aside
            data-guide="panel"
            aria-label={t(panels[side].label)}
            className="w-77 shrink-0 overflow-y-auto border-r border-line bg-paper"
          >
            <h2 className="sr-only">{t(panels[side].label)}</h2>
            <PanelView id={side} />
          </aside>
        )}
        <StageArea panel={panel} onPanel={setPanel} narrow={narrow} />
        {narrow && panel !== null && (
          <PhoneSheet
            title={panel === "layers" ? t("editor.layers") : t(panels[panel].label)}
            tools={panel !== "layers"}
            onClose={close}
          >
            {panel === "layers" ? <LayerList bare /> : <PanelView id={panel} />}
          </PhoneSheet>
        )}
        {!narrow && (
          <aside
            data-guide="layers"
            aria-label={t("editor.layers")}
            className={
              panel === "layers"
                ? "w-67 shrink-0 scroll-pb-48 overflow-y-auto border-l border-line bg-paper"
                : "hidden w-67 shrink-0 scroll-pb-48 overflow-y-auto border-l border-line bg-paper lg:block"
            }
          >
            <LayerList />
          </aside>
        )}
      </main>
      {staffOrder === null && !isGuest && <BuyBar />}
      <PlaceAnnouncer />
      <Hands onWords={() => setPanel("text")} />
      {versions && <VersionsPanel onClose={() => showVersions(false)} />}
      {staffOrder === null && <Guidance narrow={narrow} sheet={narrow && panel !== null} />}
    </div>
  );
}
