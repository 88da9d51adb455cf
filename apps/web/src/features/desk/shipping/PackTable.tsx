import { riderName } from "@holeshot/domain";
import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { Stepper } from "../../../ui/Stepper.tsx";
import { cx } from "../../../ui/cx.ts";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import type { Kept, Packed, Staying } from "./packed.ts";

const cell = "border-b border-line-2 py-1.5 type-small align-middle";

interface PackTableProps {
  order: DeskOrder;
  left: ReadonlyMap<string, readonly number[]>;
  /** What of it goes into a parcel, and what the workshop keeps. */
  packable: ReadonlyMap<string, readonly number[]>;
  kept: ReadonlyMap<string, readonly Kept[]>;
  /** What was given back and stays, unless somebody packs it. */
  staying: ReadonlyMap<string, Staying>;
  packed: Packed;
  onCount: (lineId: string, count: number) => void;
}

/** Why a garment stays in the workshop. */
export function keptWords(say: ReturnType<typeof useWords>, { reason }: Kept): string {
  return reason === null ? say("parcel.kept_again") : say("parcel.kept_why", { reason });
}

/** What is left of each line, and how much of it goes into the parcel. */
export function PackTable(props: PackTableProps) {
  const { order, left, packable, kept, staying, packed, onCount } = props;
  const say = useWords();
  const language = useLanguage();
  // What is still to be packed comes first, in the order's own order.
  const isThere = ({ id }: { id: string }) => (left.get(id)?.length ?? 0) > 0;
  const rows = [...order.lines.filter(isThere), ...order.lines.filter((line) => !isThere(line))];
  const isOneDesign = new Set(order.lines.map(({ name }) => name)).size === 1;
  return (
    <WideTable label={say("parcel.table")}>
      <Table label={say("parcel.table")} className="mt-2 w-full">
        <thead className={stackedHead}>
          <tr>
            <HeadCell>{say("column.product")}</HeadCell>
            <HeadCell>{say("column.rider")}</HeadCell>
            <HeadCell numeric>{say("parcel.column_left")}</HeadCell>
            <HeadCell numeric>{say("parcel.column_in")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => {
            const there = left.get(line.id)?.length ?? 0;
            const ready = packable.get(line.id)?.length ?? 0;
            const rider = line.rider === null ? "–" : riderName(line.rider, language);
            const name = `${line.product.name}, ${line.choices[0]?.value.name ?? ""}, ${rider}`;
            return (
              <tr key={line.id} className={cx(stackedRow, there === 0 && "text-mute")}>
                <td className={cell}>
                  <span className="block font-semibold">{line.product.name}</span>
                  <span className="block text-mute">
                    {[
                      ...(isOneDesign ? [] : [line.name]),
                      ...line.choices.map(({ value }) => value.name),
                    ].join(", ")}
                  </span>
                  <StaysHere
                    staying={staying.get(line.id)}
                    rest={there - (packed[line.id]?.length ?? 0)}
                  />
                  {kept.get(line.id)?.map((each) => (
                    <span key={each.copy} className="block max-w-[48ch] text-err break-words">
                      {line.quantity > 1 && `${each.copy}/${line.quantity}: `}
                      {keptWords(say, each)}
                    </span>
                  ))}
                </td>
                <td className={`${cell} max-md:order-3`}>{rider}</td>
                <td className={`${cell} tabular text-right whitespace-nowrap max-md:order-4`}>
                  {say("parcel.of", { left: there, all: line.quantity })}
                </td>
                <td className={`${cell} text-right max-md:order-2`}>
                  {ready === 0 ? (
                    say(there === 0 ? "parcel.gone" : "parcel.kept_all")
                  ) : (
                    <Stepper
                      label={say("parcel.count", { name })}
                      lessLabel={say("parcel.less", { name })}
                      moreLabel={say("parcel.more", { name })}
                      value={packed[line.id]?.length ?? 0}
                      max={ready}
                      onChange={(count) => onCount(line.id, count)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </WideTable>
  );
}

/** What of a line was given back: it stays, or goes along since somebody packed more than the others. */
function StaysHere({ staying, rest }: { staying: Staying | undefined; rest: number }) {
  const say = useWords();
  if (staying === undefined) return null;
  const { quantity: count, sure } = staying;
  const along = count - rest;
  return (
    <>
      <span className="block max-w-[48ch] text-err">
        {say(sure ? "parcel.stays" : "parcel.stays_perhaps", { count })}
      </span>
      {along > 0 && (
        <span role="status" className="block max-w-[48ch] font-semibold text-err">
          {say("parcel.stays_not", { count: along })}
        </span>
      )}
    </>
  );
}
