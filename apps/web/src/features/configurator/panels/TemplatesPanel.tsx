import { parseDocument } from "@holeshot/design";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import {
  type CatalogueTemplate,
  useOpenDesign,
  useProduct,
  useTemplate,
} from "../design-context.ts";
import { PanelSection } from "./PanelSection.tsx";
import { textColours } from "./text-colours.ts";

/** The kits to start from, and their colourways. */
export function TemplatesPanel() {
  const t = useT();
  const { set } = useOpenDesign();
  const { store } = useEditor();
  const product = useProduct();
  const current = useTemplate();
  const colourway = useEditorState(
    ({ editing, product: id }) => editing.document.products[id]?.colourway,
  );
  const way = current?.colourways.find(({ id }) => id === colourway) ?? current?.colourways[0];

  function chooseTemplate(template: CatalogueTemplate): void {
    store.beginGesture("change_template");
    for (const { id } of set.products) {
      const design = store.state().editing.document.products[id];
      const parsed = parseDocument(template.document);
      const start = parsed.ok ? parsed.document.products[id] : undefined;
      if (!start) continue;
      const ownTexts = design?.layers.some((layer) => layer.kind !== "colour") ?? false;
      store.run({
        type: "change_template",
        product: id,
        template: template.id,
        ...(start.colourway !== undefined && { colourway: start.colourway }),
        zones: template.zones.filter((zone) => zone.product === id).map((zone) => zone.id),
        ...(current && {
          text_colours: textColours(current, way?.id, template, start.colourway, id),
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
      });
    }
    store.endGesture();
  }

  return (
    <>
      <PanelSection title={t("editor.templates.title")}>
        <ul className="grid grid-cols-2 gap-3">
          {set.templates.map((template) => (
            <li key={template.id}>
              <button
                type="button"
                aria-pressed={template.id === current?.id}
                className="group block w-full text-left"
                onClick={() => chooseTemplate(template)}
              >
                <span
                  className={cx(
                    "tile-light block aspect-square overflow-hidden outline-2 -outline-offset-2",
                    template.id === current?.id ? "outline-ink" : "outline-transparent",
                  )}
                >
                  <img
                    src={template.preview_url}
                    alt=""
                    loading="lazy"
                    className="size-full object-contain p-2"
                  />
                </span>
                <span
                  className={cx(
                    "mt-1.5 block type-small",
                    template.id === current?.id ? "font-bold" : "font-medium",
                  )}
                >
                  {template.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </PanelSection>
      {current && (
        <PanelSection title={t("editor.templates.colourways")}>
          <ul className="flex flex-col gap-2">
            {current.colourways.map(({ id, name, colours }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === way?.id}
                  className={cx(
                    "flex min-h-11 w-full items-center gap-3 rounded-control border px-3 text-left type-small font-medium",
                    id === way?.id
                      ? "border-ink font-bold outline-1 -outline-offset-2 outline-ink"
                      : "border-edge hover:border-ink",
                  )}
                  onClick={() => chooseColourway(id)}
                >
                  <span aria-hidden className="flex overflow-hidden rounded-chip">
                    {[...new Set(Object.values(colours[product.id] ?? {}))]
                      .slice(0, 5)
                      .map((hex) => (
                        <span key={hex} className="h-6 w-4" style={{ background: hex }} />
                      ))}
                  </span>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  );
}
