import { type LayerChange, type LayerKind, riderRole } from "@holeshot/design";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey, Translate } from "../../lib/i18n/translator.ts";

const words: Readonly<Record<LayerChange["changes"][number], MessageKey>> = {
  added: "proof.layer_added",
  removed: "proof.layer_removed",
  moved: "proof.layer_moved",
  sized: "proof.layer_sized",
  words: "proof.layer_words",
  look: "proof.layer_look",
  order: "proof.layer_order",
};

const kinds: Readonly<Record<LayerKind, MessageKey>> = {
  text: "proof.layer_text",
  image: "proof.layer_image",
  colour: "proof.layer_colour",
};

/** What differs between two versions, layer by layer, in words. */
export function Differences({ changes }: { changes: readonly LayerChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t("proof.differences")} className="type-small">
      {changes.map((change) => (
        <li key={`${change.id} ${change.changes.join()}`}>
          <span className="font-semibold">{layerName(t, change.layer)}</span>
          {`: ${change.changes.map((each) => t(words[each])).join(", ")}`}
        </li>
      ))}
    </ul>
  );
}

/** By the name that it was given, else by what it says or is. */
function layerName(t: Translate, layer: LayerChange["layer"]): string {
  const role = riderRole(layer);
  // What stands there is each rider's own.
  if (role !== undefined) return t(role === "name" ? "change_line.name" : "change_line.number");
  if (layer.name !== undefined) return layer.name;
  if ("text" in layer) return `“${layer.text}”`;
  return t(kinds[layer.kind]);
}
