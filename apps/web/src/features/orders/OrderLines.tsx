import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { countedSize } from "../../parts/order-summary/counted-size.ts";
import { groupItems, picturesOf, type ProductLine } from "../../parts/order-summary/group-items.ts";
import { sizeProperty } from "../../parts/sets/size-property.ts";
import { RidersLine } from "../../parts/order-summary/RidersLine.tsx";
import { HeadCell, Table } from "../../ui/Table.tsx";
import { frozenNames, type FrozenNames } from "../../parts/order-summary/frozen-names.ts";
import type { Order } from "./order.ts";
import { SmallerParts } from "./SmallerParts.tsx";

/** What was ordered, as it was then. */
export function OrderLines({ order }: { order: Order }) {
  const t = useT();
  const groups = groupItems(order.lines, (line) => line.configuredSetUuid);
  const names = frozenNames(t, order.lines);
  return (
    <ul className="@container">
      {groups.map((group) => (
        <li
          key={group.key}
          className="grid gap-x-8 gap-y-4 border-b border-line py-7 @lg:grid-cols-[160px_minmax(0,1fr)]"
        >
          <DesignTile
            pictures={picturesOf(group.items)}
            hasThumbnail
            className="aspect-square w-full self-start"
          />
          <div className="@container min-w-0">
            <h2 className="type-h3-page break-words sm:type-h2">{group.name}</h2>
            <Table label={t("cart.table", { name: group.name })} className="mt-3">
              <thead>
                <tr>
                  <HeadCell>{t("cart.column.product")}</HeadCell>
                  <HeadCell numeric className="w-16">
                    {t("cart.column.quantity")}
                  </HeadCell>
                  <HeadCell numeric className="hidden w-28 @sm:table-cell">
                    {t("cart.column.unit")}
                  </HeadCell>
                  <HeadCell numeric className="w-28">
                    {t("cart.column.total")}
                  </HeadCell>
                </tr>
              </thead>
              <tbody>
                {group.lines.map((line) => (
                  <Line key={line.key} line={line} names={names} />
                ))}
              </tbody>
            </Table>
            <RidersLine riders={group.riders} />
            <SmallerParts lines={group.items} names={names} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, names }: { line: ProductLine; names: FrozenNames }) {
  const { money } = useFormat();
  const cell = "border-b border-line-2 py-3 align-top type-body";
  return (
    <tr>
      <td className={cell}>
        <span className="font-semibold">{line.product.name}</span>
        <span className="block type-small text-mute">
          {line.sizes
            .map(({ size, quantity }) =>
              countedSize(names.value(line.product.id, sizeProperty, size), quantity),
            )
            .join(", ")}
        </span>
        {names.choices(line.product.id, line.choices).map((choice) => (
          <span key={choice} className="block type-small text-mute">
            {choice}
          </span>
        ))}
      </td>
      <td className={`${cell} tabular pl-4 text-right`}>{line.quantity}</td>
      <td className={`${cell} tabular hidden pl-4 text-right @sm:table-cell`}>
        {money(line.price)}
      </td>
      <td className={`${cell} tabular pl-4 text-right font-semibold whitespace-nowrap`}>
        {money(line.price * line.quantity)}
      </td>
    </tr>
  );
}
