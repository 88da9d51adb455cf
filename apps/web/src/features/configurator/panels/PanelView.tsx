import { lazy, Suspense } from "react";
import type { PanelId } from "./panels.ts";
import { ColoursPanel } from "./ColoursPanel.tsx";
import { TemplatesPanel } from "./TemplatesPanel.tsx";
import { TextPanel } from "./TextPanel.tsx";

// What comes later in a design arrives later; templates, colours and text are the first acts.
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

export function PanelView({ id }: { id: PanelId }) {
  const View = views[id];
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
