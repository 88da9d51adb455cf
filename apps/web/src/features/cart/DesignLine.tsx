import {
  IconCopy,
  IconHistory,
  IconInfoCircle,
  IconListNumbers,
  IconPencil,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import type { Cart, CartItem } from "../../lib/cart/cart-store.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { guestHash } from "../../lib/session/guest-designs.ts";
import { openQuantities } from "../../parts/open-quantities.tsx";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { picturesOf, type DesignGroup } from "../../parts/order-summary/group-items.ts";
import { RidersLine } from "../../parts/order-summary/RidersLine.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { ProductTable } from "./ProductTable.tsx";
import { useDuplicate } from "./use-duplicate.ts";
import { useRemoveDesign } from "./use-remove-design.ts";
import { useTakeToday } from "./use-take-today.ts";

interface DesignLineProps {
  group: DesignGroup<CartItem>;
  cart: Cart;
}

const act = "inline-flex min-h-11 items-center gap-2 type-small font-semibold hover:underline";

function thumbnailState(items: readonly CartItem[]): boolean | null {
  if (items.some((item) => item.hasThumbnail === null)) return null;
  return items.some((item) => item.hasThumbnail === true);
}

/** One design in the cart: its picture, what is ordered of it, and what can be done with it. */
export function DesignLine({ group, cart }: DesignLineProps) {
  const t = useT();
  const remove = useRemoveDesign();
  const duplicate = useDuplicate();
  const takeToday = useTakeToday();
  const titleId = `design-${group.key}`;
  const hash = guestHash(group.key);
  const older = group.items[0]?.older;
  return (
    <li
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-5 border-b border-line py-7 @xl:grid-cols-[200px_minmax(0,1fr)] @3xl:grid-cols-[300px_minmax(0,1fr)]"
    >
      <DesignTile
        pictures={picturesOf(group.items)}
        hasThumbnail={thumbnailState(group.items)}
        className="aspect-[300/288] w-full self-start"
      />
      <div className="@container flex min-w-0 flex-col">
        <div className="flex items-start gap-3">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 pt-1.5">
            <h2 id={titleId} className="min-w-0 type-h3-page break-words sm:type-h2">
              {group.name}
            </h2>
            <p className="type-body text-mute">
              {group.lines
                .map((line) => line.product.name)
                .filter((name, at, all) => all.indexOf(name) === at)
                .join(", ")}
            </p>
          </div>
          <IconButton
            icon={IconTrash}
            label={t("cart.remove", { name: group.name })}
            onClick={() => remove(group)}
          />
        </div>
        <ProductTable group={group} cart={cart} />
        <RidersLine riders={group.riders} />
        {older && <Older older={older} />}
        <div className="mt-auto flex flex-wrap gap-x-6 pt-4">
          {older === undefined ? (
            <Link
              to="/configured-set/:configuredSetUuid/:hash?"
              params={
                hash === undefined
                  ? { configuredSetUuid: group.key }
                  : { configuredSetUuid: group.key, hash }
              }
              className={act}
            >
              <Icon of={IconPencil} size={16} />
              {t("cart.edit")}
            </Link>
          ) : (
            older.design !== null && (
              <>
                {older.made_at !== null && (
                  <button type="button" className={act} onClick={() => takeToday(group)}>
                    <Icon of={IconRefresh} size={16} />
                    {t("cart.take_today")}
                  </button>
                )}
                <Link
                  to="/configured-set/:configuredSetUuid/:hash?"
                  params={{ configuredSetUuid: older.design }}
                  search={{ view: "versions" }}
                  className={act}
                >
                  <Icon of={IconHistory} size={16} />
                  {t("cart.versions")}
                </Link>
              </>
            )
          )}
          <button
            type="button"
            className={act}
            aria-haspopup="dialog"
            onClick={() => openQuantities(group.key)}
          >
            <Icon of={IconListNumbers} size={16} />
            {t("cart.sizes_and_riders")}
          </button>
          {older === undefined && (
            <button type="button" className={act} onClick={() => duplicate(group.key)}>
              <Icon of={IconCopy} size={16} />
              {t("cart.duplicate")}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** That what lies in the cart is not the design as it is today, and which version it is. */
function Older({ older: { design, made_at: at } }: { older: NonNullable<CartItem["older"]> }) {
  const t = useT();
  const { date, clock } = useFormat();
  return (
    <p className="mt-2 flex items-start gap-2 type-small text-mute">
      <Icon of={IconInfoCircle} size={16} className="mt-px" />
      {design === null
        ? t("cart.older_gone")
        : at === null
          ? t("cart.older_undated")
          : t("cart.older", { date: `${date(at)}, ${clock(at)}` })}
    </p>
  );
}
