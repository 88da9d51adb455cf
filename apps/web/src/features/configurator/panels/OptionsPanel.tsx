import { formatMoney } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { OptionRow, OptionRows } from "../../../ui/OptionRows.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useProduct } from "../design-context.ts";
import { PanelSection } from "./PanelSection.tsx";

const MOST_ROWS = 5;

/** The choices of the product: fit, collar, fabrics, each with what it adds to the price. */
export function OptionsPanel() {
  const t = useT();
  const language = useLanguage();
  const { store } = useEditor();
  const product = useProduct();
  const chosen = useEditorState(
    ({ editing, product: id }) => editing.document.products[id]?.properties,
  );
  const choose = (property: string, value: string | null): void =>
    void store.run({ type: "set_property", product: product.id, property, value });
  const added = (price: number): string | undefined =>
    price === 0 ? undefined : `+ ${formatMoney(price, language)}`;

  return (
    <>
      {product.properties.map(({ id, name, required, values }) => (
        <PanelSection key={id} title={values.length <= MOST_ROWS ? name : undefined}>
          {values.length <= MOST_ROWS ? (
            <OptionRows legend={name}>
              {values.map((value) => (
                <OptionRow
                  key={value.id}
                  name={`${product.id}-${id}`}
                  title={value.name}
                  detail={value.pictured ? undefined : t("options.not_pictured")}
                  aside={added(value.price)}
                  checked={(chosen?.[id] ?? (required ? "" : values[0]?.id)) === value.id}
                  onChange={() => choose(id, value.id)}
                />
              ))}
            </OptionRows>
          ) : (
            <SelectField
              label={name}
              placeholder={t(id === "size" ? "editor.options.size_later" : "editor.options.choose")}
              value={chosen?.[id] ?? ""}
              choices={values.map((value) => ({
                value: value.id,
                label: [value.name, added(value.price)].filter(Boolean).join("  "),
              }))}
              onChange={(event) =>
                choose(id, event.currentTarget.value === "" ? null : event.currentTarget.value)
              }
            />
          )}
        </PanelSection>
      ))}
      <PanelSection>
        <a
          href="/info/sizes"
          target="_blank"
          rel="noreferrer"
          className="type-body font-semibold underline underline-offset-3"
        >
          {t("editor.options.sizes")}
        </a>
      </PanelSection>
    </>
  );
}
