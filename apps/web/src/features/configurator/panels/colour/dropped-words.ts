import { useLanguage, useT } from "../../../../lib/i18n/language-store.ts";
import { localeOf } from "../../../../lib/i18n/languages.ts";

type Kind = "text" | "active" | "linked" | "effects" | "style";

const kinds: Readonly<Record<string, Kind>> = {
  text: "text",
  tspan: "text",
  textPath: "text",
  script: "active",
  event_handler: "active",
  animate: "active",
  animateTransform: "active",
  animateMotion: "active",
  set: "active",
  foreignObject: "active",
  a: "active",
  external_reference: "linked",
  unsupported_image: "linked",
  image: "linked",
  xml_stylesheet: "linked",
  filter: "effects",
  mask: "effects",
  pattern: "effects",
  group_opacity: "effects",
  "mix-blend-mode": "effects",
};

/** What of a drawing could not be taken over, in a rider's words, with the way out where there is one. */
export function useDroppedWords(): (name: string, dropped: readonly string[]) => string {
  const t = useT();
  const list = new Intl.ListFormat(localeOf(useLanguage()), { type: "conjunction" });
  return (name, dropped) => {
    const found = [...new Set(dropped.map((word): Kind => kinds[word] ?? "style"))];
    const what = list.format(found.map((kind) => t(`editor.dropped.${kind}`)));
    const told = t("editor.upload.dropped", { name, what });
    return found.includes("text") ? `${told} ${t("editor.upload.outline_text")}` : told;
  };
}
