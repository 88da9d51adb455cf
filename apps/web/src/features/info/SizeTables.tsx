import { productIds } from "@holeshot/domain";
import {
  bodyMeasures,
  productFacts,
  sizes,
  type TableMeasure,
  type ProductId,
  type SizeGroup,
} from "@holeshot/garments";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { productWord } from "../../parts/garment-words.ts";
import { halfCentimetres } from "../../parts/sets/half-centimetres.ts";
import { Cell, HeadCell, Table } from "../../ui/Table.tsx";
import { sizeName } from "./size-name.ts";

const heads: Record<TableMeasure, MessageKey> = {
  chest: "info.sizes.chest",
  waist: "info.sizes.waist",
  hip: "info.sizes.hip",
  height: "info.sizes.height",
  handGirth: "info.sizes.hand",
};

const groupWords: Record<SizeGroup, MessageKey> = {
  men: "info.sizes.men",
  women: "info.sizes.women",
  youth: "info.sizes.youth",
};

interface SizeTable {
  product: ProductId;
  group: SizeGroup;
  measures: readonly TableMeasure[];
}

const groups: readonly SizeGroup[] = ["men", "women", "youth"];

const tables: readonly SizeTable[] = productIds.flatMap((product) =>
  groups.flatMap((group) => {
    const measures = productFacts(product).guide.tables[group];
    return measures ? [{ product, group, measures }] : [];
  }),
);

/** The very tables that the pieces are drafted from. */
export function SizeTables() {
  const t = useT();
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {tables.map(({ product, group, measures }) => {
        const title = `${t(productWord(product))}, ${t(groupWords[group])}`;
        return (
          <section key={title}>
            <h2 className="type-h3-page">{title}</h2>
            <Table label={title} className="mt-3">
              <thead>
                <tr>
                  <HeadCell>{t("info.sizes.column.size")}</HeadCell>
                  {measures.map((measure) => (
                    <HeadCell key={measure} numeric>
                      {t(heads[measure])}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sizes(product)
                  .filter((size) => size.group === group)
                  .map(({ id }) => (
                    <SizeRow key={id} product={product} size={id} measures={measures} />
                  ))}
              </tbody>
            </Table>
          </section>
        );
      })}
    </div>
  );
}

function SizeRow({
  product,
  size,
  measures,
}: {
  product: ProductId;
  size: string;
  measures: readonly TableMeasure[];
}) {
  const t = useT();
  const body = bodyMeasures(product, size, measures);
  return (
    <tr>
      <Cell className="font-semibold whitespace-nowrap">{sizeName(t, size)}</Cell>
      {measures.map((measure) => (
        <Cell key={measure} numeric>
          {halfCentimetres(body[measure])}
        </Cell>
      ))}
    </tr>
  );
}
