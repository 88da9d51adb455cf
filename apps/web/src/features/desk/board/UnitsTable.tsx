import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useT } from "../../../lib/i18n/language-store.ts";
import { productWord } from "../../../parts/garment-words.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { useWords } from "../use-words.ts";
import type { Unit } from "./use-units.ts";

const cell = "h-9 border-b border-line-2 py-1 type-small align-middle";

interface UnitsTableProps {
  units: readonly Unit[];
  chosen: ReadonlySet<string>;
  /** Absent for who may only look. */
  onChoose: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** Keeps a garment where it is, or lets it go on; absent for who may only look. */
  onBlock: ((unit: Unit) => void) | undefined;
}

export function UnitsTable({ units, chosen, onChoose, onBlock }: UnitsTableProps) {
  const say = useWords();
  const all = units.every(({ id }) => chosen.has(id));
  return (
    <div className="mt-2 overflow-x-auto">
      <Table label={say("board.title")} className="min-w-[760px]">
        <thead>
          <tr>
            {onChoose && (
              <HeadCell className="w-8">
                <input
                  type="checkbox"
                  className="size-6 accent-ink"
                  aria-label={say("board.choose_all")}
                  checked={all}
                  onChange={() => onChoose(new Set(all ? [] : units.map(({ id }) => id)))}
                />
              </HeadCell>
            )}
            <HeadCell>{say("column.number")}</HeadCell>
            <HeadCell>{say("column.product")}</HeadCell>
            <HeadCell>{say("board.size")}</HeadCell>
            <HeadCell>{say("column.rider")}</HeadCell>
            <HeadCell>{say("board.design")}</HeadCell>
            <HeadCell>{say("board.station")}</HeadCell>
            <HeadCell numeric>{say("board.since")}</HeadCell>
            <HeadCell numeric>{say("column.due")}</HeadCell>
            {onBlock && <HeadCell className="text-right">{say("people.acts")}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <Row
              key={unit.id}
              unit={unit}
              isChosen={chosen.has(unit.id)}
              onBlock={onBlock && (() => onBlock(unit))}
              onChoose={
                onChoose &&
                (() => {
                  const next = new Set(chosen);
                  if (!next.delete(unit.id)) next.add(unit.id);
                  onChoose(next);
                })
              }
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  unit: Unit;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  onBlock: (() => void) | undefined;
}

function Row({ unit, isChosen, onChoose, onBlock }: RowProps) {
  const say = useWords();
  const t = useT();
  const { shortDay } = useFormat();
  const blockWord = say(unit.blocked === null ? "act.hold" : "act.release");
  const name = `${unit.order_number}, ${unit.position}, ${unit.copy}/${unit.of}`;
  return (
    <tr className="hover:bg-fog">
      {onChoose && (
        <td className={`${cell} pr-4`}>
          <input
            type="checkbox"
            className="size-6 accent-ink"
            aria-label={say("board.choose", { name })}
            checked={isChosen}
            onChange={onChoose}
          />
        </td>
      )}
      <td className={`${cell} pr-4 tabular whitespace-nowrap`}>
        <Link
          to="/desk/:section/:id"
          params={{ section: "orders", id: unit.order_uuid }}
          className="font-semibold hover:underline"
        >
          {unit.order_number}
        </Link>
        <span className="ml-2 text-mute">{`${unit.position}, ${unit.copy}/${unit.of}`}</span>
      </td>
      <td className={`${cell} pr-4`}>{t(productWord(unit.product))}</td>
      <td className={`${cell} pr-4`}>{unit.size}</td>
      <td className={`${cell} pr-4`}>{unit.rider ?? "–"}</td>
      <td className={`${cell} pr-4 max-w-48 truncate`}>{unit.design}</td>
      <td className={`${cell} pr-4`}>
        <span className="inline-flex items-center gap-1.5">
          {say(`stage.${unit.stage}`)}
          {unit.blocked !== null && <Badge kind="err">{say("badge.blocked")}</Badge>}
        </span>
        {unit.blocked !== null && (
          <span className="block max-w-64 text-err break-words">{unit.blocked}</span>
        )}
      </td>
      <td className={`${cell} tabular pl-4 text-right whitespace-nowrap`}>
        {shortDay(unit.since)}
      </td>
      <td className={`${cell} tabular pl-4 text-right whitespace-nowrap`}>
        {unit.due_on === null ? "–" : shortDay(unit.due_on)}
        {unit.late && <span className="ml-2 text-err">{say("badge.late")}</span>}
      </td>
      {onBlock && (
        <td className={`${cell} pl-4 text-right`}>
          <Button size="sm" variant="quiet" aria-label={`${blockWord}: ${name}`} onClick={onBlock}>
            {blockWord}
          </Button>
        </td>
      )}
    </tr>
  );
}
