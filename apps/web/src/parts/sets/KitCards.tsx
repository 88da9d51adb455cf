import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { cx } from "../../ui/cx.ts";
import { setQuery } from "./use-set.ts";

interface KitCardsProps {
  set: string;
  /** How many kits are shown, of those that the set begins with. */
  most: number;
  className?: string;
}

/** Kits of a set to start from: picture and name; each opens the configurator in that kit. */
export function KitCards({ set, most, className }: KitCardsProps) {
  const { data } = useQuery(setQuery(set, useLanguage()));
  return (
    <ul className={cx("grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4", className)}>
      {data?.templates.slice(0, most).map(({ id, name, preview_url: url }) => (
        <li key={id}>
          <Link
            to="/set/:configuratorSetUuid"
            params={{ configuratorSetUuid: set }}
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
