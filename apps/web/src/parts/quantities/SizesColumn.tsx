import { IconAdjustments, IconRulerMeasure } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { Cell, HeadCell, Table } from "../../ui/Table.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { sizeProperty } from "../order-summary/group-items.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { faultText, type QuantityFault } from "./quantity-faults.ts";
import { isForOne, OneRider } from "./OneRider.tsx";
import { countOf, piecesOf, setChoice, setCount, type Roster } from "./roster.ts";
import type { SheetPrice } from "./sheet-price.ts";

interface SizesColumnProps {
  design: string;
  roster: Roster;
  products: readonly SetProduct[];
  faults: readonly QuantityFault[];
  /** What one costs at the quantities of now. */
  unitOf: SheetPrice["unitOf"];
  onChange: (roster: Roster) => void;
}

/** Per product: its choices, and how many of each size. */
export function SizesColumn(props: SizesColumnProps) {
  const { design, roster, products, onChange } = props;
  const t = useT();
  const [selected, setSelected] = useState(products[0]?.id);
  const product = products.find((each) => each.id === selected) ?? products[0];
  if (product === undefined) return null;
  return (
    <section
      aria-label={t("quantities.sizes")}
      className="flex min-h-0 flex-col border-line md:overflow-y-auto md:border-r"
    >
      {isForOne(roster) && <OneRider {...{ design, roster, products, onChange }} />}
      <Tabs
        label={t("quantities.products")}
        name="quantities"
        className="shrink-0 px-5 pt-4 md:px-8"
        tabs={products.map(({ id, name }) => ({ id, label: name, count: piecesOf(roster, id) }))}
        selected={product.id}
        onSelect={(id) => {
          const found = products.find((each) => each.id === id);
          if (found !== undefined) setSelected(found.id);
        }}
      />
      <TabPanel name="quantities" id={product.id} className="flex-1 px-5 pb-6 md:px-8">
        <Choices key={product.id} roster={roster} product={product} onChange={onChange} />
        <Sizes {...props} product={product} />
        <p className="mt-4 flex items-center gap-2">
          <Icon of={IconRulerMeasure} size={18} />
          <Link
            to="/info/:topic"
            params={{ topic: "sizes" }}
            target="_blank"
            className={`${linkClass} type-small`}
          >
            {t("quantities.size_guide")}
          </Link>
        </p>
      </TabPanel>
    </section>
  );
}

interface PartProps {
  roster: Roster;
  product: SetProduct;
  onChange: (roster: Roster) => void;
}

function Choices({ roster, product, onChange }: PartProps) {
  const t = useT();
  const { money } = useFormat();
  const properties = product.properties.filter((property) => property.id !== sizeProperty);
  if (properties.length === 0) return null;
  const chosen = roster.choices[product.id] ?? {};
  const missing = properties.some(({ id, required }) => required && chosen[id] === undefined);
  const made = properties.filter(({ id }) => chosen[id] !== undefined).length;
  return (
    <details className="border-b border-line-2" open={missing || undefined}>
      <summary className="flex min-h-11 items-center gap-2 type-small font-semibold">
        <Icon of={IconAdjustments} size={18} />
        {made === 0 && !missing
          ? t("quantities.choices_standard")
          : t("quantities.choices", { count: made, total: properties.length })}
      </summary>
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 pt-1 pb-4">
        {properties.map((property) => {
          const value = roster.choices[product.id]?.[property.id] ?? "";
          return (
            <SelectField
              key={property.id}
              label={property.name}
              size="sm"
              value={value}
              placeholder={t("quantities.choose")}
              error={property.required && value === "" ? t("quantities.choice_missing") : undefined}
              choices={property.values.map(({ id, name, price, pictured }) => ({
                value: id,
                label: [
                  price === 0 ? name : `${name} (+ ${money(price)})`,
                  ...(pictured ? [] : [t("options.not_pictured")]),
                ].join(" · "),
              }))}
              onChange={(event) =>
                onChange(setChoice(roster, product.id, property.id, event.currentTarget.value))
              }
            />
          );
        })}
      </div>
    </details>
  );
}

function Sizes(props: SizesColumnProps & PartProps) {
  const { roster, product, products, faults, unitOf, onChange } = props;
  const t = useT();
  const { money } = useFormat();
  const sizes = product.properties.find((property) => property.id === sizeProperty)?.values ?? [];
  return (
    <Table label={t("quantities.sizes_of", { product: product.name })}>
      <thead>
        <tr>
          <HeadCell>{t("quantities.column.size")}</HeadCell>
          <HeadCell>{t("cart.column.quantity")}</HeadCell>
          <HeadCell numeric>{t("cart.column.total")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => {
          const count = countOf(roster, product.id, size.id);
          const chosen = { ...roster.choices[product.id], [sizeProperty]: size.id };
          const fault = faults.find((each) => each.product === product.id && each.size === size.id);
          const error = fault && faultText(t, fault, products);
          const errorId = `too-many-${product.id}-${size.id}`;
          return (
            <Fragment key={size.id}>
              <tr>
                <Cell className="font-semibold">{size.name}</Cell>
                <Cell className="py-1.5">
                  <Stepper
                    label={t("quantities.count_of", { product: product.name, size: size.name })}
                    lessLabel={t("quantities.less", { size: size.name })}
                    moreLabel={t("quantities.more", { size: size.name })}
                    value={count}
                    errorId={error === undefined ? undefined : errorId}
                    onChange={(wanted) => onChange(setCount(roster, product.id, size.id, wanted))}
                  />
                </Cell>
                <Cell numeric>{count > 0 ? money(unitOf(product.id, chosen) * count) : null}</Cell>
              </tr>
              {error !== undefined && (
                <tr>
                  <td colSpan={3} className="pb-3">
                    <FieldError id={errorId} text={error} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}
