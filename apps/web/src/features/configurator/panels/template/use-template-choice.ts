import { colourwayOf } from "@holeshot/artwork";
import { isPlaced } from "@holeshot/design";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { type CatalogueTemplate, useOpenDesign, useTemplate } from "../../design-context.ts";
import { kitLettering } from "../text/kit-lettering.ts";
import { textColours } from "../colour/text-colours.ts";

/** The kit and colourway in use, and changing either for every product of the set as one step. */
export function useTemplateChoice() {
  const { set } = useOpenDesign();
  const { store } = useEditor();
  const current = useTemplate();
  const colourway = useEditorState(
    ({ editing, product: id }) => editing.document.products[id]?.colourway,
  );
  const way = current && colourwayOf(current, { colourway });

  function chooseTemplate(template: CatalogueTemplate): void {
    store.beginGesture("change_template");
    for (const { id } of set.products) {
      const design = store.state().editing.document.products[id];
      const start = template.document.products[id];
      if (!start) continue;
      const ownTexts = design?.layers.some(isPlaced) ?? false;
      store.run({
        type: "change_template",
        product: id,
        template: template.id,
        ...(start.colourway !== undefined && { colourway: start.colourway }),
        zones: template.zones.filter((zone) => zone.product === id).map((zone) => zone.id),
        ...(current && {
          text_colours: textColours(current, way?.id, template, start.colourway, id),
          lettering: {
            from: kitLettering(current, way?.id, id),
            to: kitLettering(template, start.colourway, id),
          },
        }),
      });
      // A design without any lettering takes the new kit's own.
      if (ownTexts) continue;
      for (const layer of start.layers) store.run({ type: "add_layer", product: id, layer });
    }
    store.endGesture();
  }

  function chooseColourway(next: string): void {
    if (!current) return;
    store.beginGesture("choose_colourway");
    for (const { id } of set.products) {
      if (store.state().editing.document.products[id]?.template !== current.id) continue;
      store.run({
        type: "choose_colourway",
        product: id,
        colourway: next,
        text_colours: textColours(current, way?.id, current, next, id),
        lettering: {
          from: kitLettering(current, way?.id, id),
          to: kitLettering(current, next, id),
        },
      });
    }
    store.endGesture();
  }

  return { current, way, chooseTemplate, chooseColourway };
}
