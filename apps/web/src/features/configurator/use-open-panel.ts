import { useState } from "react";
import { layersOf, useEditorState } from "../../editor/model/editor-context.ts";
import { factsOf } from "./layers/facts.ts";
import type { PanelId } from "./panels/panels.ts";

export type OpenPanel = PanelId | "layers" | null;

/** Panels that go on putting pictures on the cloth stay open while they do. */
const givers: ReadonlySet<OpenPanel> = new Set<OpenPanel>(["logos", "upload"]);

/** Which panel is open; beside a wide stage the choice of a layer opens the layer's own. */
export function useOpenPanel(narrow: boolean): readonly [OpenPanel, (panel: OpenPanel) => void] {
  const [panel, setPanel] = useState<OpenPanel>(narrow ? null : "templates");
  // Which and what it is, not how it lies: a drag would render the whole editor.
  const id = useEditorState(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const kind = useEditorState(({ editing, product }) => {
    return layersOf(editing.document, product).find((each) => each.id === id)?.kind;
  });
  const ids = useEditorState(({ editing, product }) =>
    String(layersOf(editing.document, product).map((each) => each.id)),
  );
  const [seen, setSeen] = useState({ id, ids });
  if (id !== seen.id || ids !== seen.ids) {
    setSeen({ id, ids });
    // On a phone a sheet that opened by itself would cover what was just touched.
    const apart = panel === "layers" || panel === "race";
    const follows = !apart && !(narrow && panel === null);
    // Who adds goes on adding. By its id, for a picture may have taken another layer's place.
    const stays = givers.has(panel) && !seen.ids.includes(String(id));
    if (kind && id !== seen.id && follows && !stays) {
      setPanel(factsOf(kind).panel);
    }
  }
  return [panel, setPanel];
}
