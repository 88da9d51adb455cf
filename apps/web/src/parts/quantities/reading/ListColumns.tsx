import { useT } from "../../../lib/i18n/language-store.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import type { SetProduct } from "../../sets/use-set.ts";
import { lengthName, lengthsOf } from "../lengths.ts";
import { lengthRole, sizeRole, type ListColumn, type Role } from "../list/map-columns.ts";
import type { ListReading, ReadList } from "./use-list.ts";

interface ListColumnsProps {
  list: ReadList;
  products: readonly SetProduct[];
  assign: ListReading["assign"];
}

const extraRoles = ["first", "infix", "cut", "quantity"] as const;

function columnLabel(t: Translate, { index, heading, samples }: ListColumn): string {
  const name = heading === "" ? t("paste.column", { column: String(index + 1) }) : heading;
  const shown = samples.slice(0, 2).join(", ");
  return shown === "" ? name : `${name} (${shown})`;
}

/** What each column of the list is taken for, to look at and to change. */
export function ListColumns({ list, products, assign }: ListColumnsProps) {
  const t = useT();
  const { guess, mapping } = list;
  const filled = guess.columns.filter(
    ({ heading, samples }) => heading !== "" || samples.length > 0,
  );
  const used = new Set(Object.values(mapping));
  const unused = filled.filter(({ index, samples }) => !used.has(index) && samples.length > 0);
  const mapped = extraRoles.filter((role) => mapping[role] !== undefined);
  const lengths = products.filter((product) => lengthsOf(product).length > 0);
  const isMapped = ({ id }: SetProduct): boolean => mapping[lengthRole(id)] !== undefined;
  const further = unused.length > 0 ? extraRoles.filter((role) => !mapped.includes(role)) : [];
  const choices = filled.map((column) => ({
    value: String(column.index),
    label: columnLabel(t, column),
  }));
  const field = (role: Role, label: string, hint?: string) => (
    <SelectField
      key={role}
      label={label}
      size="sm"
      className="touch:h-11"
      placeholder={t("paste.no_column")}
      hint={mapping[role] === undefined ? hint : undefined}
      value={String(mapping[role] ?? "")}
      choices={choices}
      onChange={({ currentTarget: { value } }) => assign(role, value === "" ? null : Number(value))}
    />
  );
  const extra = (role: (typeof extraRoles)[number]) => field(role, t(`paste.role.${role}`));
  const length = (product: SetProduct) =>
    field(
      lengthRole(product.id),
      t("app.named", { name: product.name, text: lengthName(product) }),
    );
  const grid =
    "grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-[repeat(auto-fill,minmax(170px,1fr))]";
  return (
    <fieldset className="min-w-0">
      <legend className="type-label font-semibold">{t("paste.columns")}</legend>
      <p className="mt-0.5 type-small text-mute">
        {guess.head === -1 ? t("paste.columns_by_content") : t("paste.columns_by_heading")}
      </p>
      <div className={`mt-3 ${grid}`}>
        {mapping.first !== undefined && extra("first")}
        {mapping.infix !== undefined && extra("infix")}
        {field("name", t("roster.name"))}
        {field("number", t("roster.number"))}
        {products.map(({ id, name }) => field(sizeRole(id), name, t("paste.no_sizes")))}
        {lengths.filter(isMapped).map(length)}
        {mapping.cut !== undefined && extra("cut")}
        {mapping.quantity !== undefined && extra("quantity")}
      </div>
      {unused.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-8 items-center type-small text-mute touch:min-h-11">
            {t("paste.unused", {
              columns: unused.map((column) => columnLabel(t, column)).join(" · "),
            })}
          </summary>
          <div className={`pt-2 ${grid}`}>
            {lengths.filter((product) => !isMapped(product)).map(length)}
            {further.map(extra)}
          </div>
        </details>
      )}
    </fieldset>
  );
}
