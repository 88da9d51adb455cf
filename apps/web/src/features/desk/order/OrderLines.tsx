import { riderName } from "@holeshot/domain";
import { useFormat } from "../../../lib/format.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { DesignTile } from "../../../parts/DesignTile.tsx";
import { groupItems, picturesOf } from "../../../parts/order-summary/group-items.ts";
import { OrderTotals } from "../../../parts/order-summary/OrderTotals.tsx";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { Refunded } from "./Refunded.tsx";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";

const cell = "border-b border-line-2 py-1.5 type-small align-top";

/** What is made, design by design, garment by garment with its rider, and what it costs. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const t = useT();
  const language = useLanguage();
  const say = useWords();
  const { money } = useFormat();
  const groups = groupItems(order.lines, (line) => line.configuredSetUuid);
  return (
    <Section title={say("section.lines")}>
      {groups.map((group) => (
        <div
          key={group.key}
          className="grid gap-x-5 gap-y-3 py-3 sm:grid-cols-[120px_minmax(0,1fr)]"
        >
          <DesignTile
            pictures={picturesOf(group.items)}
            hasThumbnail
            className="aspect-square w-full max-w-40 self-start"
          />
          <div className="min-w-0">
            <h3 className="type-h3">{group.name}</h3>
            <WideTable label={t("cart.table", { name: group.name })} className="mt-1.5">
              <Table label={t("cart.table", { name: group.name })}>
                <thead>
                  <tr>
                    <HeadCell>{say("column.product")}</HeadCell>
                    <HeadCell>{say("column.choices")}</HeadCell>
                    <HeadCell>{say("column.rider")}</HeadCell>
                    <HeadCell numeric>{say("column.pieces")}</HeadCell>
                    <HeadCell numeric>{say("column.total")}</HeadCell>
                  </tr>
                </thead>
                <tbody>
                  {group.items.map((line) => (
                    <tr key={line.id}>
                      <td className={`${cell} pr-4`}>
                        <span className="font-semibold">{line.product.name}</span>
                        <Refunded line={line} />
                      </td>
                      <td className={`${cell} pr-4`}>
                        {line.choices.map(({ value }) => value.name).join(", ")}
                      </td>
                      <td className={`${cell} pr-4`}>
                        {line.rider === null ? "–" : riderName(line.rider, language)}
                      </td>
                      <td className={`${cell} tabular pl-4 text-right`}>{line.quantity}</td>
                      <td className={`${cell} tabular pl-4 text-right whitespace-nowrap`}>
                        {money(line.ppuInclVat * line.quantity)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </WideTable>
          </div>
        </div>
      ))}
      <div className="ml-auto w-full max-w-sm">
        <OrderTotals order={order} />
      </div>
    </Section>
  );
}
