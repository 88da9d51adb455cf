import { limits } from "@holeshot/domain";
import { IconAlertTriangle, IconTrash } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { asLine } from "../../lib/as-line.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { warningRow } from "../../ui/Table.tsx";
import type { SetProduct } from "../sets/use-set.ts";
import { lengthIn, lengthsOf } from "./lengths.ts";
import { problemText } from "./problem-text.ts";
import { toldProblems, type Known, type Typed } from "./roster-problems.ts";
import type { Rider, Roster } from "./roster.ts";
import { RowProblemLine } from "./RowProblemLine.tsx";
import { sizesOf } from "./sizes-of.ts";

interface RosterRowProps {
  row: number;
  rider: Rider;
  products: readonly SetProduct[];
  warn?: boolean;
  known?: Known;
  /** What is chosen for all; where it is given, the length of each garment stands below its size. */
  choices?: Roster["choices"] | undefined;
  /** An unnamed row: its sizes are counted at the left. */
  sizesFixed?: boolean;
  onFocus?: () => void;
  /** What stands in the row while it is typed, before it counts. */
  onTyping?: (typed: Typed) => void;
  onChange: (change: Partial<Omit<Rider, "key">>) => void;
  onLength?: (product: string, length: string) => void;
  onRemove?: () => void;
  /** Enter goes down, as in a spreadsheet. */
  onNext?: (column: "name" | "number") => void;
}

const cell =
  "h-9 w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 type-body text-ellipsis hover:border-edge focus:border-ink focus:bg-paper focus:outline-none focus:ring-1 focus:ring-ink touch:text-base disabled:hover:border-transparent";

/** One person: quiet as text until it is pointed at or focused. What is typed counts when it is committed. */
export function RosterRow(props: RosterRowProps) {
  const t = useT();
  const id = useId();
  const { row, rider, products, warn = false, known, sizesFixed = false } = props;
  const { choices, onFocus, onChange, onLength, onRemove } = props;
  const problems = sizesFixed ? [] : toldProblems(rider, known);
  const described = problems.length > 0 ? id : undefined;
  return (
    <li
      data-roster-row={row}
      className={cx(
        "grid grid-cols-[24px_minmax(0,1fr)_72px_40px] items-center gap-x-1.5 border-b border-line-2 py-1 pl-2.5",
        "lg:grid-cols-[24px_minmax(0,1.1fr)_60px_minmax(0,2.4fr)_40px]",
        warn && warningRow,
        problems.length > 0 && "bg-err-wash shadow-[inset_3px_0_0_var(--color-err)]",
      )}
      onFocus={onFocus}
    >
      <span className="tabular type-small text-mute">{row}</span>
      <Written {...props} column="name" described={described} />
      <span className="relative">
        <Written {...props} column="number" described={described} />
        {warn && (
          <span className="pointer-events-none absolute inset-y-0 right-1 flex items-center text-warn">
            <Icon of={IconAlertTriangle} size={16} />
          </span>
        )}
      </span>
      {/* Without room for columns under headings each says what it is of. */}
      <span className="col-start-2 col-end-5 row-start-2 grid grid-cols-2 gap-x-1.5 lg:col-auto lg:row-auto lg:flex">
        {products.map((product) => (
          <span key={product.id} className="min-w-0 flex-1">
            <SizeOfRider {...{ row, rider, product, sizesFixed, onChange }} />
            {choices && <LengthOfRider {...{ row, rider, product, choices, onLength }} />}
          </span>
        ))}
      </span>
      {onRemove === undefined ? (
        <span />
      ) : (
        <IconButton
          icon={IconTrash}
          iconSize={18}
          label={t("roster.remove", { row })}
          onClick={onRemove}
        />
      )}
      {problems.length > 0 && (
        <span
          id={id}
          data-fix
          className="col-span-full col-start-2 flex flex-col gap-1.5 px-2 pt-1 pb-1.5"
        >
          {problems.map((problem) => (
            <RowProblemLine
              key={problemText(t, problem, products)}
              problem={problem}
              products={products}
              onSize={(id, _written, size) => onChange({ sizes: { [id]: size } })}
              onLength={(id, _written, length) => onLength?.(id, length)}
            />
          ))}
        </span>
      )}
    </li>
  );
}

type WrittenProps = RosterRowProps & {
  column: "name" | "number";
  described: string | undefined;
};

const longest = { name: limits.riderNameMax, number: limits.riderNumberMax };

function Written(props: WrittenProps) {
  const t = useT();
  const { column, described, row, rider, warn, sizesFixed = false } = props;
  const { onTyping, onChange, onNext } = props;
  const value = rider[column];
  const isNumber = column === "number";
  const field = useRef<HTMLInputElement>(null);
  // What an undo brings back is shown, too, in the same field: a new one would lose the focus that moves on.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <input
      ref={field}
      className={cx(
        cell,
        isNumber && "font-semibold placeholder:font-normal",
        isNumber && warn && "text-warn-text",
      )}
      data-column={column}
      aria-label={isNumber ? t("roster.number_of", { row }) : t("roster.name_of", { row })}
      aria-describedby={described}
      placeholder={isNumber ? t("roster.number") : t("roster.name")}
      maxLength={longest[column]}
      defaultValue={value}
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || onNext === undefined) return;
        event.preventDefault();
        onNext(column);
      }}
      onInput={(event) => {
        const { key, name, number } = rider;
        onTyping?.({ key, name, number, [column]: event.currentTarget.value });
      }}
      onBlur={(event) => {
        const written = asLine(event.currentTarget.value);
        if (written === value) return;
        const { name, number } = rider;
        onChange(sizesFixed ? { name, number, [column]: written } : { [column]: written });
      }}
    />
  );
}

type SizeOfRiderProps = Pick<RosterRowProps, "row" | "rider" | "sizesFixed" | "onChange"> & {
  product: SetProduct;
};

function SizeOfRider({ row, rider, product, sizesFixed = false, onChange }: SizeOfRiderProps) {
  const t = useT();
  const sizes = sizesOf(product);
  const value = rider.sizes[product.id] ?? "";
  const unread = rider.unread?.[product.id];
  if (sizesFixed) {
    return (
      <span className={cx("block", value === "" && "hidden lg:block")}>
        <Garment name={product.name} />
        <span className="block px-2 type-body text-mute">
          {sizes.find((size) => size.id === value)?.name}
        </span>
      </span>
    );
  }
  return (
    <>
      <Garment name={product.name} />
      <select
        className={cx(
          cell,
          "picker appearance-none pr-0",
          value === "" && unread === undefined && "text-mute",
          unread !== undefined && "font-semibold text-err",
        )}
        aria-invalid={unread !== undefined || undefined}
        aria-label={t("roster.size_of", { row, product: product.name })}
        value={value}
        onChange={(event) => onChange({ sizes: { [product.id]: event.currentTarget.value } })}
      >
        <option value="">{unread?.value || t("roster.no_size")}</option>
        {sizes.map((size) => (
          <option key={size.id} value={size.id}>
            {size.name}
          </option>
        ))}
      </select>
    </>
  );
}

type LengthOfRiderProps = Pick<RosterRowProps, "row" | "rider" | "onLength"> & {
  product: SetProduct;
  choices: Roster["choices"];
};

/** How long his garment is made; of what is not made for him nothing is asked. */
function LengthOfRider({ row, rider, product, choices, onLength }: LengthOfRiderProps) {
  const t = useT();
  const lengths = lengthsOf(product);
  if (lengths.length === 0 || (rider.sizes[product.id] ?? "") === "") return null;
  const unread = rider.unreadLengths?.[product.id];
  const value = lengthIn(product, rider.own?.[product.id] ?? choices[product.id]);
  if (onLength === undefined) {
    return (
      <span className="block px-2 type-small text-mute">
        {lengths.find(({ id }) => id === value)?.name}
      </span>
    );
  }
  return (
    <select
      className={cx(
        cell,
        "picker appearance-none pr-0",
        unread === undefined ? "text-mute" : "font-semibold text-err",
      )}
      aria-invalid={unread !== undefined || undefined}
      aria-label={t("roster.length_of", { row, product: product.name })}
      value={unread === undefined ? value : ""}
      onChange={(event) => onLength(product.id, event.currentTarget.value)}
    >
      {unread !== undefined && (
        <option value="" disabled>
          {unread}
        </option>
      )}
      {lengths.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Heard with the field itself. */
function Garment({ name }: { name: string }) {
  return (
    <span aria-hidden className="block truncate px-2 pt-1 type-label text-mute lg:hidden">
      {name}
    </span>
  );
}
