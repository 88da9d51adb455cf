import type { ComponentType } from "react";
import { part } from "../../../ui/part.tsx";
import type { PanelId } from "./panels.ts";
import { TemplatesPanel } from "./template/TemplatesPanel.tsx";

// The editor opens on the kits; what comes later in a design is fetched in a quiet moment, first what is wanted first.
const views: Readonly<Record<PanelId, ComponentType>> = {
  templates: TemplatesPanel,
  colours: part(() => import("../layers/colour/ColoursPanel.tsx").then((m) => m.ColoursPanel)),
  text: part(() => import("../layers/text/TextPanel.tsx").then((m) => m.TextPanel)),
  images: part(() => import("../layers/image/ImagesPanel.tsx").then((m) => m.ImagesPanel)),
  logos: part(() => import("./library/LogosPanel.tsx").then((m) => m.LogosPanel)),
  upload: part(() => import("./library/UploadPanel.tsx").then((m) => m.UploadPanel)),
  options: part(() => import("./OptionsPanel.tsx").then((m) => m.OptionsPanel)),
  race: part(() => import("./race/RacePanel.tsx").then((m) => m.RacePanel), { heavy: true }),
};

export function PanelView({ id }: { id: PanelId }) {
  const View = views[id];
  return <View />;
}
