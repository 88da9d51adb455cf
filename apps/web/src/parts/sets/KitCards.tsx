import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { cx } from "../../ui/cx.ts";
import type { SetSummary } from "./use-sets.ts";

/** What comes has this many, so that nothing moves when it does. */
const awaited = Array.from({ length: 12 }, (_, index) => index);

interface KitCardsProps {
  /** Undefined while it is being fetched. */
  set: SetSummary | undefined;
  className?: string;
}

/** Kits of a set to start from: picture and name; each opens the configurator in that kit. */
export function KitCards({ set, className }: KitCardsProps) {
  const t = useT();
  const grid = cx("grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4", className);
  if (set === undefined) {
    return (
      <div className={grid} aria-busy aria-label={t("app.loading")}>
        {awaited.map((key) => (
          <div key={key}>
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="mt-2 h-5.5 w-24" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={grid}>
      {set.kits.map(({ id, name, preview_url: url }) => (
        <li key={id}>
          <Link
            to="/set/:configuratorSetUuid"
            params={{ configuratorSetUuid: set.uuid }}
            search={{ kit: id }}
            className="group block"
          >
            <GarmentTile url={url} className="aspect-square" />
            <span className="mt-2 block type-h3 group-hover:underline">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
