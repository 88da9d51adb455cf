import {
  IconAdjustmentsHorizontal,
  IconAward,
  IconFlag,
  IconLayoutGrid,
  IconLetterCase,
  IconPalette,
  IconPhoto,
  IconUpload,
  type TablerIcon,
} from "@tabler/icons-react";
import type { MessageKey } from "../../../lib/i18n/translator.ts";

export type PanelId =
  | "templates"
  | "colours"
  | "text"
  | "images"
  | "logos"
  | "upload"
  | "options"
  | "race";

export interface PanelFacts {
  readonly label: MessageKey;
  readonly icon: TablerIcon;
}

/** The tools of the rail, in its order. */
export const panels: Readonly<Record<PanelId, PanelFacts>> = {
  templates: { label: "editor.panel.templates", icon: IconLayoutGrid },
  colours: { label: "editor.panel.colours", icon: IconPalette },
  text: { label: "editor.panel.text", icon: IconLetterCase },
  images: { label: "editor.panel.images", icon: IconPhoto },
  logos: { label: "editor.panel.logos", icon: IconAward },
  upload: { label: "editor.panel.upload", icon: IconUpload },
  options: { label: "editor.panel.options", icon: IconAdjustmentsHorizontal },
  race: { label: "editor.panel.race", icon: IconFlag },
};

export const panelIds = Object.keys(panels) as readonly PanelId[];
