import { IconArrowRight } from "@tabler/icons-react";
import { useCart } from "../../lib/cart/use-cart.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { FreshTile } from "../fresh-picture/FreshTile.tsx";
import { countedSize } from "../order-summary/counted-size.ts";
import { groupItems, type ProductLine, tellingChoices } from "../order-summary/group-items.ts";
import { RidersLine } from "../order-summary/RidersLine.tsx";
import { useNames } from "../sets/use-names.ts";

export interface AddedDrawerProps {
  designUuid: string;
  /** Back to sizes and riders, where some are still to choose. */
  onChoose: () => void;
  onClose: () => void;
}

/** What just went into the cart: its picture, for whom, what it costs, and the two ways on. */
export function AddedDrawer({ designUuid, onChoose, onClose }: AddedDrawerProps) {
  const t = useT();
  const { money } = useFormat();
  const { data: cart } = useCart();
  const items = cart?.items.filter((item) => item.configuredSetUuid === designUuid) ?? [];
  const [group] = groupItems(items, (item) => item.configuredSetUuid);

  return (
    <Drawer
      title={t("added.title")}
      closeLabel={t("app.close")}
      onClose={onClose}
      bar={
        <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-5 md:px-6">
          <Button
            size="lg"
            iconEnd={IconArrowRight}
            onClick={() => {
              onClose();
              void navigate({ to: "/cart" });
            }}
          >
            {t("added.to_cart")}
          </Button>
          <Button variant="second" onClick={onClose}>
            {t("added.go_on")}
          </Button>
        </div>
      }
    >
      {group === undefined ? (
        <Skeleton className="m-6 h-40" />
      ) : (
        <div className="px-5 pb-5 md:px-6 md:pt-6">
          <FreshTile items={group.items} className="aspect-[392/300] w-full max-md:aspect-[2]" />
          <h3 className="mt-4 type-h3 break-words">{group.name}</h3>
          <ul className="mt-3 flex flex-col">
            {group.lines.map((line) => (
              <AddedLine
                key={line.key}
                design={designUuid}
                set={group.items[0]?.configuratorSetUuid}
                line={line}
                telling={tellingChoices(line, group.lines)}
                onChoose={onChoose}
              />
            ))}
          </ul>
          <RidersLine riders={group.riders} />
          <p className="mt-4 flex items-baseline justify-between border-t border-line pt-4 type-h3">
            <span>{t("added.total", { count: group.pieces })}</span>
            <span className="tabular">{money(group.amount)}</span>
          </p>
        </div>
      )}
    </Drawer>
  );
}

interface AddedLineProps {
  design: string;
  set: string | undefined;
  line: ProductLine;
  /** Its choices that tell it from the product's other lines. */
  telling: Readonly<Record<string, string>>;
  /** Sizes and quantities are still to choose. */
  onChoose: () => void;
}

function AddedLine({ design, set, line, telling, onChoose }: AddedLineProps) {
  const t = useT();
  const { money } = useFormat();
  const names = useNames(design, line.product.id, set);
  const choices = names.choices(telling);
  return (
    <li className="flex justify-between gap-4 border-b border-line-2 py-2 last:border-b-0">
      <span>
        <span className="block type-body font-semibold">{line.product.name}</span>
        <span className="block type-small text-mute">
          {line.sizes
            .map(({ size, quantity }) =>
              size === ""
                ? t("cart.size_missing")
                : countedSize(names.value("size", size), quantity),
            )
            .join(", ")}
        </span>
        {choices.length > 0 && (
          <span className="block type-small text-mute">{choices.join(" · ")}</span>
        )}
      </span>
      {line.quantity === 0 ? (
        <button type="button" className={buttonClass("link")} onClick={onChoose}>
          {t("cart.problem.fix_quantity")}
        </button>
      ) : (
        <span className="type-body tabular">{money(line.price * line.quantity)}</span>
      )}
    </li>
  );
}
