import { Stepper } from "../../../ui/Stepper.tsx";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import type { Packed } from "./packed.ts";

const cell = "border-b border-line-2 py-1.5 type-small align-middle";

interface PackTableProps {
  order: DeskOrder;
  left: ReadonlyMap<string, readonly number[]>;
  packed: Packed;
  onCount: (lineId: string, count: number) => void;
}

/** What is left of each line, and how much of it goes into the parcel. */
export function PackTable({ order, left, packed, onCount }: PackTableProps) {
  const say = useWords();
  return (
    <WideTable label={say("parcel.table")}>
      <Table label={say("parcel.table")} className="mt-2 w-full">
        <thead>
          <tr>
            <HeadCell>{say("column.product")}</HeadCell>
            <HeadCell>{say("column.rider")}</HeadCell>
            <HeadCell numeric>{say("parcel.column_left")}</HeadCell>
            <HeadCell numeric>{say("parcel.column_in")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => {
            const there = left.get(line.id)?.length ?? 0;
            const rider =
              line.rider === null ? "–" : `${line.rider.name} ${line.rider.number}`.trim();
            const name = `${line.product.name}, ${line.choices[0]?.value.name ?? ""}, ${rider}`;
            return (
              <tr key={line.id} className={there === 0 ? "text-mute" : ""}>
                <td className={cell}>
                  <span className="block font-semibold">{line.product.name}</span>
                  <span className="block text-mute">
                    {[line.name, ...line.choices.map(({ value }) => value.name)].join(", ")}
                  </span>
                </td>
                <td className={cell}>{rider}</td>
                <td className={`${cell} tabular text-right whitespace-nowrap`}>
                  {say("parcel.of", { left: there, all: line.quantity })}
                </td>
                <td className={`${cell} text-right`}>
                  {there === 0 ? (
                    say("parcel.gone")
                  ) : (
                    <Stepper
                      label={say("parcel.count", { name })}
                      lessLabel={say("parcel.less", { name })}
                      moreLabel={say("parcel.more", { name })}
                      value={packed[line.id]?.length ?? 0}
                      max={there}
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
