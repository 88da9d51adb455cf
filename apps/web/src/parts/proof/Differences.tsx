import type { LayerChange, LayerKind } from "@holeshot/design";
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

/** What a layer is called by: one of a document, or what the server tells of one. */
interface CalledLayer {
  readonly kind: LayerKind;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly role?: string | undefined;
}

/** What became of a layer. */
export interface ToldLayerChange {
  readonly id: string;
  readonly layer: CalledLayer;
  readonly changes: LayerChange["changes"];
}

const kinds: Readonly<Record<LayerKind, MessageKey>> = {
  text: "proof.layer_text",
  image: "proof.layer_image",
  colour: "proof.layer_colour",
};

/** What differs between two versions, layer by layer, in words. */
export function Differences({ changes }: { changes: readonly ToldLayerChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t("proof.differences")} className="type-small">
      {changes.map((change) => (
        <li key={`${change.id} ${change.changes.join()}`}>
          <span className="font-semibold">{layerName(t, change.layer)}</span>
          {t("app.named", { name: "", text: changeWords(t, change) })}
        </li>
      ))}
    </ul>
  );
}

/** What became of a layer, one word after the other. */
export function changeWords(t: Translate, { changes }: Pick<ToldLayerChange, "changes">): string {
  return changes.map((each) => t(words[each])).join(", ");
}

/** By the name that it was given, else by what it says or is. */
export function layerName(t: Translate, layer: CalledLayer): string {
  const { role } = layer;
  // What stands there is each rider's own.
  if (role === "name" || role === "number")
    return t(role === "name" ? "change_line.name" : "change_line.number");
  if (layer.name !== undefined) return layer.name;
  if (layer.text !== undefined) return t("proof.called", { text: layer.text });
  return t(kinds[layer.kind]);
}
