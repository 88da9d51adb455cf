import type { Answer } from "../../lib/api/call.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { groupItems, picturesOf } from "../../parts/order-summary/group-items.ts";
import { RidersLine } from "../../parts/order-summary/RidersLine.tsx";

/** What was ordered, as it is going to be made: the kits themselves, large enough to be proud of. */
export function OrderedKits({ order }: { order: Answer<"getOrder"> }) {
  const t = useT();
  const groups = groupItems(order.lines, (line) => line.configuredSetUuid);
  return (
    <section aria-label={t("checkout.your_order")} className="mt-8">
      <ul className="grid gap-5 sm:grid-cols-2">
        {groups.map((group) => (
          <li key={group.key} className="min-w-0 bg-fog">
            <DesignTile
              pictures={picturesOf(group.items)}
              hasThumbnail={group.items.some((item) => item.preview_url !== null) ? true : null}
              className="aspect-[4/3] w-full"
            />
            <div className="p-4">
              <h2 className="type-body font-semibold break-words">{group.name}</h2>
              <p className="type-small text-mute">{productsOf(group.lines).join(", ")}</p>
              <RidersLine riders={group.riders} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function productsOf(lines: readonly { readonly product: { readonly name: string } }[]): string[] {
  return [...new Set(lines.map(({ product }) => product.name))];
}
