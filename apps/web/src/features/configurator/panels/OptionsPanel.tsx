import { formatMoney } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { appliedValue, asLabel, standardOf } from "../../../parts/sets/options.ts";
import { sizeProperty } from "../../../parts/sets/size-property.ts";
import type { SetProduct } from "../../../parts/sets/use-set.ts";
import { OptionRow, OptionRows } from "../../../ui/OptionRows.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useProduct } from "../design-context.ts";
import { PanelSection } from "./PanelSection.tsx";

type Value = SetProduct["properties"][number]["values"][number];

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
  /** What a value adds to the price, and which is made when nothing is chosen. */
  const aside = ({ price }: Value, isStandard: boolean): string | undefined => {
    if (price !== 0) return `+ ${formatMoney(price, language)}`;
    return isStandard ? t("options.standard") : undefined;
  };

  return (
    <>
      {product.properties.map((property) => {
        const { id, name, values } = property;
        const standard = standardOf(property);
        const value = appliedValue(property, chosen?.[id]);
        return (
          <PanelSection key={id} title={values.length <= MOST_ROWS ? name : undefined}>
            {values.length <= MOST_ROWS ? (
              <OptionRows legend={name}>
                {values.map((each) => (
                  <OptionRow
                    key={each.id}
                    name={`${product.id}-${id}`}
                    title={asLabel(each.name)}
                    detail={each.pictured ? undefined : t("options.not_pictured")}
                    aside={aside(each, each.id === standard)}
                    checked={each.id === value}
                    onChange={() => choose(id, each.id)}
                  />
                ))}
              </OptionRows>
            ) : (
              <SelectField
                label={name}
                // A size may be left open here; of all else what applies is shown.
                {...(id === sizeProperty && { placeholder: t("editor.options.size_later") })}
                value={value}
                choices={values.map((each) => ({
                  value: each.id,
                  label: [asLabel(each.name), aside(each, each.id === standard)]
                    .filter(Boolean)
                    .join("  "),
                }))}
                onChange={({ currentTarget }) =>
                  choose(id, currentTarget.value === "" ? null : currentTarget.value)
                }
              />
            )}
          </PanelSection>
        );
      })}
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
