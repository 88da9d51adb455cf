import { useT } from "../../../../lib/i18n/language-store.ts";
import { cx } from "../../../../ui/cx.ts";
import { srcSetOf } from "../../../../ui/src-set.ts";
import { useNear } from "../../../../ui/use-near.ts";
import { type CatalogueTemplate, useOpenDesign, useProduct } from "../../design-context.ts";
import { PanelSection } from "../PanelSection.tsx";
import { useTemplateChoice } from "./use-template-choice.ts";

/** Two beside each other in the panel, or in the sheet of a phone. */
const TILE = "(width >= 48rem) 150px, 46vw";

/** The kits to start from, and their colourways. */
export function TemplatesPanel() {
  const t = useT();
  const { set } = useOpenDesign();
  const product = useProduct();
  const { current, way, chooseTemplate, chooseColourway } = useTemplateChoice();

  return (
    <>
      <PanelSection title={t("editor.templates.title")}>
        <ul className="grid grid-cols-2 gap-3">
          {set.templates.map((template) => (
            <TemplateTile
              key={template.id}
              template={template}
              pressed={template.id === current?.id}
              onChoose={() => chooseTemplate(template)}
            />
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

interface TemplateTileProps {
  template: CatalogueTemplate;
  pressed: boolean;
  onChoose: () => void;
}

function TemplateTile({ template, pressed, onChoose }: TemplateTileProps) {
  const { box, near } = useNear<HTMLLIElement>();
  return (
    <li ref={box}>
      <button
        type="button"
        aria-pressed={pressed}
        className="group block w-full text-left"
        onClick={onChoose}
      >
        <span
          className={cx(
            "tile-light block aspect-square overflow-hidden outline-2 -outline-offset-2",
            pressed ? "outline-ink" : "outline-transparent",
          )}
        >
          {near && (
            <img
              sizes={TILE}
              srcSet={srcSetOf(template.preview_url)}
              src={template.preview_url}
              alt=""
              decoding="async"
              className="size-full object-contain p-2"
            />
          )}
        </span>
        <span className={cx("mt-1.5 block type-small", pressed ? "font-bold" : "font-medium")}>
          {template.name}
        </span>
      </button>
    </li>
  );
}
