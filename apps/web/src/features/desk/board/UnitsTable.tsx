import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useT } from "../../../lib/i18n/language-store.ts";
import { productWord } from "../../../parts/garment-words.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { HeadCell, Table } from "../../../ui/Table.tsx";
import { stackedHead, WideTable } from "../parts/WideTable.tsx";
import { remadeWords } from "./remade-words.ts";
import { useWords } from "../use-words.ts";
import { sizeOf, type Unit } from "./use-units.ts";

/** On a phone a garment is a small card: its tick, what it is, when it must leave and its button. */
const row =
  "hover:bg-fog max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:border-b max-md:border-line-2 max-md:py-2 max-md:[&>td]:h-auto max-md:[&>td]:border-0 max-md:[&>td]:py-0.5 max-md:[&>td:last-child]:-mr-3";
const second = "max-md:col-start-2";
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
    <WideTable label={say("board.title")} className="mt-2">
      <Table label={say("board.title")}>
        <thead className={stackedHead}>
          <tr>
            {onChoose && (
              <HeadCell className="w-8">
                <input
                  type="checkbox"
                  className="block size-6 accent-ink"
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
            <HeadCell className="max-nav:hidden">{say("board.design")}</HeadCell>
            <HeadCell>{say("board.station")}</HeadCell>
            <HeadCell numeric className="max-lg:hidden">
              {say("board.since")}
            </HeadCell>
            <HeadCell numeric>{say("column.due")}</HeadCell>
            {onBlock && (
              <HeadCell className="pr-3 text-right print:hidden">{say("people.acts")}</HeadCell>
            )}
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
    </WideTable>
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
    <tr className={row}>
      {onChoose && (
        <td className={`${cell} max-md:row-span-4 max-md:self-center`}>
          <input
            type="checkbox"
            className="block size-6 accent-ink"
            aria-keyshortcuts="x"
            aria-label={say("board.choose", { name })}
            checked={isChosen}
            onChange={onChoose}
          />
        </td>
      )}
      <td className={`${cell} tabular whitespace-nowrap max-md:col-start-2 max-md:row-start-1`}>
        <Link
          to="/desk/:section/:id"
          params={{ section: "orders", id: unit.order_uuid }}
          data-desk-row=""
          className="font-semibold hover:underline"
        >
          {unit.order_number}
        </Link>
        <span className="ml-2 text-mute">{`${unit.position}, ${unit.copy}/${unit.of}`}</span>
      </td>
      <td className={`${cell} ${second}`}>
        {t(productWord(unit.product))}
        <span className="md:hidden">{`, ${sizeOf(unit)}`}</span>
      </td>
      <td className={`${cell} whitespace-nowrap max-md:hidden`}>{sizeOf(unit)}</td>
      <td className={`${cell} ${second} ${unit.rider === null ? "max-md:hidden" : ""}`}>
        {unit.rider ?? "–"}
      </td>
      <td className={`${cell} max-w-32 truncate max-nav:hidden lg:max-w-48`} title={unit.design}>
        {unit.design}
      </td>
      <td className={`${cell} ${second}`}>
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          {say(`stage.${unit.stage}`)}
          {/* There is no room for it beside its day on a phone or a tablet. */}
          {unit.late && <span className="text-err lg:hidden">{say("badge.late")}</span>}
          {unit.blocked !== null && <Badge kind="err">{say("badge.blocked")}</Badge>}
        </span>
        {unit.blocked !== null && (
          <span className="block max-w-64 text-err break-words">{unit.blocked}</span>
        )}
        {unit.given_back && (
          <span className="block max-w-64 text-err">{say("board.given_back")}</span>
        )}
        {unit.remade !== null && (
          <span className="block max-w-64 break-words text-mute">
            {remadeWords(say, unit.remade)}
          </span>
        )}
      </td>
      <td className={`${cell} tabular text-right whitespace-nowrap max-lg:hidden`}>
        {shortDay(unit.since)}
      </td>
      <td
        className={`${cell} tabular text-right whitespace-nowrap max-md:col-start-3 max-md:row-start-1`}
      >
        {unit.late && <span className="mr-2 text-err max-lg:hidden">{say("badge.late")}</span>}
        {unit.due_on === null ? "–" : shortDay(unit.due_on)}
      </td>
      {onBlock && (
        <td
          className={`print:hidden ${cell} text-right max-md:col-start-3 max-md:row-span-3 max-md:row-start-2 max-md:self-center`}
        >
          <Button size="sm" variant="quiet" aria-label={`${blockWord}: ${name}`} onClick={onBlock}>
            {blockWord}
          </Button>
        </td>
      )}
    </tr>
  );
}
