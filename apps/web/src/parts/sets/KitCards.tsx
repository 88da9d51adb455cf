import { Link } from "../../lib/navigation/Link.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { cx } from "../../ui/cx.ts";
import type { SetSummary } from "./use-sets.ts";

interface KitCardsProps {
  set: SetSummary;
  className?: string;
}

/** Kits of a set to start from: picture and name; each opens the configurator in that kit. */
export function KitCards({ set, className }: KitCardsProps) {
  return (
    <ul className={cx("grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4", className)}>
      {set.kits.map(({ id, name, preview_url: url }) => (
        <li key={id}>
          <Link
            to="/set/:configuratorSetUuid"
            params={{ configuratorSetUuid: set.uuid }}
            search={{ kit: id }}
            className="group block"
          >
            <GarmentTile pictures={[{ url }]} className="aspect-square" />
            <span className="mt-2 block type-h3 group-hover:underline">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
