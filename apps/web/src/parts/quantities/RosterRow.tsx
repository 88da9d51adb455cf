import { limits } from "@holeshot/domain";
import { IconAlertTriangle, IconTrash } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { warningRow } from "../../ui/Table.tsx";
import { sizeProperty } from "../order-summary/group-items.ts";
import type { SetProduct } from "../sets/use-set.ts";
import type { Rider } from "./roster.ts";

interface RosterRowProps {
  row: number;
  rider: Rider;
  products: readonly SetProduct[];
  warn?: boolean;
  /** An unnamed row: its sizes are counted at the left. */
  sizesFixed?: boolean;
  onFocus?: () => void;
  onChange: (change: Partial<Omit<Rider, "key">>) => void;
  onRemove?: () => void;
}

const cell =
  "h-9 w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 type-body hover:border-edge focus:border-ink focus:bg-paper focus:outline-none focus:ring-1 focus:ring-ink touch:text-base disabled:hover:border-transparent";

/** One person: quiet as text until it is pointed at or focused. What is typed counts when it is committed. */
export function RosterRow(props: RosterRowProps) {
  const t = useT();
  const {
    row,
    rider,
    products,
    warn = false,
    sizesFixed = false,
    onFocus,
    onChange,
    onRemove,
  } = props;
  return (
    <li
      className={cx(
        "grid grid-cols-[24px_minmax(0,1fr)_72px_40px] items-center gap-x-1.5 border-b border-line-2 py-1 pl-2.5",
        "lg:grid-cols-[24px_minmax(0,1.4fr)_72px_minmax(0,2fr)_40px]",
        warn && warningRow,
      )}
      onFocus={onFocus}
    >
      <span className="tabular type-small text-mute">{row}</span>
      <input
        className={cell}
        aria-label={t("roster.name_of", { row })}
        placeholder={t("roster.name")}
        maxLength={limits.riderNameMax}
        defaultValue={rider.name}
        autoComplete="off"
        onBlur={(event) => {
          const name = event.currentTarget.value.trim();
          if (name !== rider.name) onChange(sizesFixed ? { name, number: rider.number } : { name });
        }}
      />
      <span className="relative">
        <input
          className={cx(cell, "font-semibold placeholder:font-normal", warn && "text-warn-text")}
          aria-label={t("roster.number_of", { row })}
          placeholder={t("roster.number")}
          maxLength={limits.riderNumberMax}
          defaultValue={rider.number}
          autoComplete="off"
          onBlur={(event) => {
            const number = event.currentTarget.value.trim();
            if (number !== rider.number)
              onChange(sizesFixed ? { name: rider.name, number } : { number });
          }}
        />
        {warn && (
          <span className="pointer-events-none absolute inset-y-0 right-1 flex items-center text-warn">
            <Icon of={IconAlertTriangle} size={16} />
          </span>
        )}
      </span>
      <span className="col-start-2 col-end-4 row-start-2 flex gap-1.5 lg:col-auto lg:row-auto">
        {products.map((product) => (
          <SizeOfRider key={product.id} {...{ row, rider, product, sizesFixed, onChange }} />
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
    </li>
  );
}

type SizeOfRiderProps = Pick<RosterRowProps, "row" | "rider" | "sizesFixed" | "onChange"> & {
  product: SetProduct;
};

function SizeOfRider({ row, rider, product, sizesFixed = false, onChange }: SizeOfRiderProps) {
  const t = useT();
  const sizes = product.properties.find((property) => property.id === sizeProperty)?.values ?? [];
  const value = rider.sizes[product.id] ?? "";
  if (sizesFixed) {
    return (
      <span className="flex-1 px-2 type-body text-mute">
        {sizes.find((size) => size.id === value)?.name}
      </span>
    );
  }
  return (
    <select
      className={cx(cell, "picker flex-1 appearance-none", value === "" && "text-mute")}
      aria-label={t("roster.size_of", { row, product: product.name })}
      value={value}
      onChange={(event) => onChange({ sizes: { [product.id]: event.currentTarget.value } })}
    >
      <option value="">{t("roster.no_size")}</option>
      {sizes.map((size) => (
        <option key={size.id} value={size.id}>
          {size.name}
        </option>
      ))}
    </select>
  );
}
