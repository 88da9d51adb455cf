import { useT } from "../../../lib/i18n/language-store.ts";
import { useIsNarrow } from "../../../lib/use-is-narrow.ts";
import { cx } from "../../../ui/cx.ts";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import type { SetProduct } from "../../sets/use-set.ts";
import type { ListRider } from "../list/read-riders.ts";
import { lengthsOf } from "../lengths.ts";
import { problemText } from "../problem-text.ts";
import { toldProblems, type UnfitPieces } from "../roster-problems.ts";
import { RowProblemLine } from "../RowProblemLine.tsx";
import { sizesOf } from "../sizes-of.ts";
import type { ListReading } from "./use-list.ts";

interface ListRowsProps {
  riders: readonly ListRider[];
  products: readonly SetProduct[];
  unfit: UnfitPieces;
  correct: ListReading["correct"];
  correctLength: ListReading["correctLength"];
}

/** Nobody reads further; what is left is counted. */
const rowsShown = 500;

function sizeName(product: SetProduct, size: string | undefined): string {
  return sizesOf(product).find(({ id }) => id === size)?.name ?? "";
}

/** What a line says of the length of a garment, as it is read or else as it is written. */
function lengthSaid(product: SetProduct, { lengths, unreadLengths }: ListRider): string {
  const read = lengthsOf(product).find(({ id }) => id === lengths[product.id])?.name;
  return unreadLengths[product.id] ?? read ?? "";
}

function Length({ product, rider }: { product: SetProduct; rider: ListRider }) {
  const isUnread = rider.unreadLengths[product.id] !== undefined;
  return (
    <span className={cx("block type-small", isUnread ? "font-semibold text-err" : "text-mute")}>
      {lengthSaid(product, rider)}
    </span>
  );
}

/** What is read of each line, with what is wrong right below it. */
export function ListRows({ riders, ...rest }: ListRowsProps) {
  const { products } = rest;
  const t = useT();
  return (
    <>
      <Table label={t("paste.rows")} className="table-fixed">
        <thead>
          <tr>
            <HeadCell className="w-11 pl-2.5">{t("paste.row")}</HeadCell>
            <HeadCell>{t("roster.name")}</HeadCell>
            <HeadCell className="w-16">{t("roster.number")}</HeadCell>
            {products.map(({ id, name }) => (
              <HeadCell key={id} className="hidden truncate pr-2 md:table-cell">
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        {riders.slice(0, rowsShown).map((rider) => (
          <Row key={rider.row} rider={rider} {...rest} />
        ))}
      </Table>
      {riders.length > rowsShown && (
        <p className="py-2.5 type-small text-mute">
          {t("paste.more_rows", { count: riders.length - rowsShown })}
        </p>
      )}
    </>
  );
}

type RowProps = Omit<ListRowsProps, "riders"> & { rider: ListRider };

/** What a line leaves out, as far as it says anything. */
function useNotes({ empty, quantity, unreadQuantity }: ListRider): string[] {
  const t = useT();
  if (empty) return [t("paste.empty_row")];
  if (quantity === 0) return [t("paste.zero_quantity")];
  return unreadQuantity === null ? [] : [t("paste.unread_quantity", { value: unreadQuantity })];
}

function Row({ rider, products, unfit, correct, correctLength }: RowProps) {
  const t = useT();
  const { row, name, number, sizes, unread, quantity } = rider;
  const narrow = useIsNarrow();
  const notes = useNotes(rider);
  const left = rider.empty || quantity === 0;
  const problems = left ? [] : toldProblems(rider, { unfit });
  const troubled = problems.length > 0 || notes.length > 0;
  const cell = cx("break-words py-2 pr-2", left && "text-mute", troubled && "border-b-0");
  const written = (id: string) => unread[id]?.value;
  const read = products.flatMap((product) => {
    const size = written(product.id) ?? sizeName(product, sizes[product.id]);
    return size === "" ? [] : [[product.name, size, lengthSaid(product, rider)].join(" ").trim()];
  });
  return (
    <tbody className={cx(problems.length > 0 && "bg-err-wash")}>
      <tr>
        <Cell className={cx(cell, "tabular pl-2.5 type-small text-mute")}>{row}</Cell>
        <Cell className={cell}>
          {quantity > 1 ? `${quantity} × ${name}` : name}
          <span className="block type-small text-mute md:hidden">{read.join(" · ")}</span>
        </Cell>
        <Cell className={cx(cell, "font-semibold")}>{number}</Cell>
        {products.map((product) => (
          <Cell key={product.id} className={cx(cell, "hidden md:table-cell")}>
            {written(product.id) === undefined ? (
              sizeName(product, sizes[product.id]) || <span className="text-mute">–</span>
            ) : (
              <span className="font-semibold text-err">{written(product.id)}</span>
            )}
            <Length product={product} rider={rider} />
          </Cell>
        ))}
      </tr>
      {troubled && (
        <tr>
          <td
            colSpan={narrow ? 3 : products.length + 3}
            className="border-b border-line-2 pr-2 pb-2.5 pl-11"
          >
            <span className="flex flex-col gap-1.5">
              {problems.map((problem) => (
                <RowProblemLine
                  key={problemText(t, problem, products)}
                  problem={problem}
                  products={products}
                  onSize={correct}
                  onLength={correctLength}
                />
              ))}
              {notes.map((note) => (
                <span key={note} className="type-small text-mute">
                  {note}
                </span>
              ))}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}
