import { lazy, Suspense } from "react";
import type { PanelId } from "./panels.ts";
import { TemplatesPanel } from "./TemplatesPanel.tsx";

// The editor opens on the kits; what comes later in a design arrives when its tool is near the hand.
const load = {
  colours: () => import("./ColoursPanel.tsx"),
  text: () => import("./TextPanel.tsx"),
};
const ColoursPanel = lazy(() => load.colours().then((m) => ({ default: m.ColoursPanel })));
const TextPanel = lazy(() => load.text().then((m) => ({ default: m.TextPanel })));
const ImagesPanel = lazy(() =>
  import("./ImagesPanel.tsx").then((m) => ({ default: m.ImagesPanel })),
);
const LogosPanel = lazy(() => import("./LogosPanel.tsx").then((m) => ({ default: m.LogosPanel })));
const UploadPanel = lazy(() =>
  import("./UploadPanel.tsx").then((m) => ({ default: m.UploadPanel })),
);
const OptionsPanel = lazy(() =>
  import("./OptionsPanel.tsx").then((m) => ({ default: m.OptionsPanel })),
);

const views = {
  templates: TemplatesPanel,
  colours: ColoursPanel,
  text: TextPanel,
  images: ImagesPanel,
  logos: LogosPanel,
  upload: UploadPanel,
  options: OptionsPanel,
} as const;

/** Fetches the panels of the first acts while nothing else is going on. */
export function warmPanels(): void {
  for (const fetch of Object.values(load)) void fetch();
}

export function PanelView({ id }: { id: PanelId }) {
  const View = views[id];
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
