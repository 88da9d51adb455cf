import { IconArrowLeft } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { Button } from "../../ui/Button.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { Cell, HeadCell, Table } from "../../ui/Table.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { sizeProperty } from "../sets/size-property.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { Choices } from "./Choices.tsx";
import { faultText, type QuantityFault } from "./quantity-faults.ts";
import { GoneSizes } from "./GoneSizes.tsx";
import { isForOne } from "./one-rider.ts";
import { OneRider } from "./OneRider.tsx";
import { countOf, goneOf, piecesOf, setCount, type Roster } from "./roster.ts";
import { SizeGuide } from "./SizeGuide.tsx";
import type { SheetPrice } from "./sheet-price.ts";

export interface SizesColumnProps {
  design: string;
  roster: Roster;
  products: readonly SetProduct[];
  faults: readonly QuantityFault[];
  /** What one costs at the quantities of now. */
  unitOf: SheetPrice["unitOf"];
  onChange: (roster: Roster) => void;
  /** A team's way to its list, where that stands below. */
  onRead?: (() => void) | undefined;
}

/** For one rider a size of each garment; else per product its choices, and how many of each size. */
export function SizesColumn(props: SizesColumnProps) {
  const { design, roster, products, unitOf, onChange, onRead } = props;
  const t = useT();
  const one = isForOne(roster);
  // Once counted, it stays counted: nothing changes its place while somebody takes a piece back.
  const [counting, setCounting] = useState(!one);
  if (!one && !counting) setCounting(true);
  const [first] = products;
  if (first === undefined) return null;
  return (
    <section
      aria-label={t("quantities.sizes")}
      className="flex min-h-0 flex-col border-line md:overflow-y-auto md:border-r"
    >
      {counting ? (
        <>
          {one && (
            <Button
              variant="quiet"
              size="sm"
              icon={IconArrowLeft}
              className="mx-2 mt-3 self-start md:mx-5"
              onClick={() => setCounting(false)}
            >
              {t("quantities.one.back")}
            </Button>
          )}
          <Counted {...props} />
        </>
      ) : (
        <OneRider
          {...{ design, roster, products, unitOf, onChange, onRead }}
          onMore={() => setCounting(true)}
        />
      )}
    </section>
  );
}

function Counted(props: SizesColumnProps) {
  const { roster, products, onChange } = props;
  const t = useT();
  // What cannot be made as it stands is seen first.
  const [selected, setSelected] = useState(
    () => products.find(({ id }) => goneOf(roster, id).length > 0)?.id,
  );
  const product = products.find((each) => each.id === selected) ?? products[0];
  if (product === undefined) return null;
  return (
    <>
      <Tabs
        label={t("quantities.products")}
        name="quantities"
        className="shrink-0 px-5 pt-4 md:pl-8 lg:px-8"
        tabs={products.map(({ id, name }) => ({ id, label: name, count: piecesOf(roster, id) }))}
        selected={product.id}
        onSelect={(id) => {
          const found = products.find((each) => each.id === id);
          if (found !== undefined) setSelected(found.id);
        }}
      />
      <TabPanel name="quantities" id={product.id} className="flex-1 px-5 pb-6 md:pl-8 lg:px-8">
        <Choices key={product.id} roster={roster} product={product} onChange={onChange} />
        <GoneSizes {...{ roster, product, onChange }} />
        <Sizes {...props} product={product} />
        <SizeGuide />
      </TabPanel>
    </>
  );
}

function Sizes(props: SizesColumnProps & { product: SetProduct }) {
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
