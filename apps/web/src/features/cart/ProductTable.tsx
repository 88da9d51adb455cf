import { breakPercent, type Language, riderName } from "@holeshot/domain";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { useFormat } from "../../lib/format.ts";
import { amongOthers } from "../../lib/among-others.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { rulesOf } from "../../lib/shop/facts.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { openQuantities } from "../../parts/open-quantities.tsx";
import { countedSize } from "../../parts/order-summary/counted-size.ts";
import type { DesignGroup, ProductLine } from "../../parts/order-summary/group-items.ts";
import { piecesIn } from "../../parts/prices/lines.ts";
import { useNames } from "../../parts/sets/use-names.ts";
import { linkClass } from "../../ui/button-class.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { HeadCell, Table, warningRow } from "../../ui/Table.tsx";

interface ProductTableProps {
  group: DesignGroup<CartItem>;
  cart: Cart;
}

/** What is ordered of one design: a row per product and price, with its sizes below. */
export function ProductTable({ group, cart }: ProductTableProps) {
  const t = useT();
  return (
    <Table label={t("cart.table", { name: group.name })} className="mt-4">
      <thead>
        <tr>
          <HeadCell>{t("cart.column.product")}</HeadCell>
          <HeadCell numeric className="w-16">
            {t("cart.column.quantity")}
          </HeadCell>
          <HeadCell numeric className="hidden w-24 @sm:table-cell">
            {t("cart.column.unit")}
          </HeadCell>
          <HeadCell numeric className="w-24">
            {t("cart.column.total")}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {group.lines.map((line) => (
          <ProductRow key={line.key} line={line} cart={cart} group={group} />
        ))}
      </tbody>
    </Table>
  );
}

/** What is said of a problem; the rest is a choice that is missing. */
const said: Partial<Record<string, "quantity" | "letters" | "lettering">> = {
  missing_quantities: "quantity",
  lettering_missing_characters: "letters",
  lettering_too_long: "lettering",
};

/** Each once, as he stands on the list: name and number, and where only some of a line do not fit, only those. */
function ridersOf(
  cart: Cart,
  line: ProductLine,
  ids: readonly string[],
  language: Language,
): string[] {
  const items = cart.items.filter(({ id }) => line.itemIds.includes(id) && ids.includes(id));
  const riders = items.map(({ rider }) => riderName(rider, language));
  return [...new Set(riders)].filter((rider) => rider !== "").map(amongOthers);
}

/** Pieces of a line whose size is no longer made, with who was to wear them: `3 × XS (De Vries 47)`. */
function goneIn(
  cart: Cart,
  line: ProductLine,
  isGone: (size: string) => boolean,
  language: Language,
): string {
  const sizes = line.sizes.filter(({ size }) => size !== "" && isGone(size));
  return sizes
    .map(({ size, quantity }) => {
      const items = cart.items.filter(({ properties }) => properties["size"] === size);
      const riders = ridersOf(
        cart,
        line,
        items.map(({ id }) => id),
        language,
      ).join(", ");
      return countedSize(size, quantity) + (riders && ` (${riders})`);
    })
    .join(", ");
}

interface ProductRowProps {
  line: ProductLine;
  cart: Cart;
  group: DesignGroup<CartItem>;
}

function ProductRow({ line, cart, group }: ProductRowProps) {
  const t = useT();
  const language = useLanguage();
  const { money } = useFormat();
  const names = useNames(group.key, line.product.id, group.items[0]?.configuratorSetUuid);
  const shop = useShop();
  const pieces = piecesIn(cart.items, line.product.id);
  const percent = shop === undefined ? 0 : breakPercent(pieces, rulesOf(shop));
  // One row, one thing to do: who chooses sizes and quantities makes the missing choice there too.
  const wrong = cart.problems
    .filter(({ item_ids }) => line.itemIds.some((id) => item_ids.includes(id)))
    .slice(0, 1);
  function words(code: Cart["problems"][number]["code"], ids: readonly string[]) {
    const gone =
      code === "missing_properties"
        ? goneIn(cart, line, (size) => names.isGone("size", size), language)
        : "";
    if (gone !== "")
      return {
        what: t("cart.problem.size_gone", { pieces: gone }),
        fix: t("cart.problem.fix_quantity"),
      };
    const kind = said[code] ?? "choice";
    const riders = ridersOf(cart, line, ids, language).join(", ");
    return { what: t(`cart.problem.${kind}`, { riders }), fix: t(`cart.problem.fix_${kind}`) };
  }
  const cell = "pt-3 align-top type-body";
  const last = wrong.length === 0 ? "pb-3 border-b border-line-2" : "pb-2";
  const choices = names.choices(line.choices);
  return (
    <>
      <tr>
        <td className={cx(cell, last)}>
          <span className="font-semibold">{line.product.name}</span>
          <dl className="mt-1 grid gap-x-5 type-small @lg:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="mt-1 @lg:mt-0">{t("cart.sizes")}</dt>
            <dd className="text-mute">
              {line.sizes
                .map(({ size, quantity }) =>
                  size === ""
                    ? t("cart.size_missing")
                    : countedSize(names.value("size", size), quantity),
                )
                .join(", ")}
            </dd>
            {choices.length > 0 && (
              <>
                <dt className="mt-1 @lg:mt-0">{t("cart.choices")}</dt>
                <dd className="text-mute">{choices.join(" · ")}</dd>
              </>
            )}
            <dt className="mt-1 @sm:hidden">{t("cart.column.unit")}</dt>
            <dd className="tabular text-mute @sm:hidden">{money(line.price)}</dd>
          </dl>
        </td>
        <td className={cx(cell, last, "tabular pl-4 text-right")}>{line.quantity}</td>
        <td className={cx(cell, last, "tabular hidden pl-4 text-right @sm:table-cell")}>
          {money(line.price)}
          {percent > 0 && (
            <span className="block type-small text-mute">{t("cart.break", { percent })}</span>
          )}
        </td>
        <td className={cx(cell, last, "tabular pl-4 text-right font-semibold whitespace-nowrap")}>
          {money(line.price * line.quantity)}
        </td>
      </tr>
      {wrong.map(({ code, item_ids }) => (
        <tr key={code} className={warningRow}>
          <td colSpan={4} className="px-3 py-2.5 wrap-anywhere">
            <span className="flex items-start gap-2 type-small text-warn-text">
              <Icon of={IconAlertTriangle} size={16} className="mt-px" />
              <span>
                {`${words(code, item_ids).what} `}
                <button
                  type="button"
                  data-cart-problem
                  aria-haspopup="dialog"
                  className={linkClass}
                  onClick={() => openQuantities(group.key)}
                >
                  {words(code, item_ids).fix}
                </button>
              </span>
            </span>
          </td>
        </tr>
      ))}
    </>
  );
}
