import { useQuery } from "@tanstack/react-query";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { SkeletonCard } from "../../ui/Skeleton.tsx";
import { cx } from "../../ui/cx.ts";
import { LoadFailed } from "../LoadFailed.tsx";
import { setQuery } from "./use-set.ts";

/** As many as fill two, three or four columns. */
const shown = 12;

interface KitCardsProps {
  /** The set that a design begins in; undefined while it is being fetched. */
  set: string | undefined;
  className?: string;
}

/** Kits to begin with, each a way into the editor: the newest first, for the shop's first are on the sets below. */
export function KitCards({ set, className }: KitCardsProps) {
  const t = useT();
  const { data, isError, refetch } = useQuery(setQuery(set, useLanguage()));
  const grid = cx("grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4", className);
  if (isError && data === undefined) return <LoadFailed onRetry={() => void refetch()} />;
  if (set === undefined || data === undefined) {
    return (
      <div className={grid} aria-busy aria-label={t("app.loading")}>
        {["a", "b", "c", "d"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    );
  }
  return (
    <ul className={grid}>
      {data.templates
        .toReversed()
        .slice(0, shown)
        .map(({ id, name, preview_url: url }) => (
          <li key={id}>
            <Link
              to="/set/:configuratorSetUuid"
              params={{ configuratorSetUuid: set }}
              search={{ kit: id }}
              className="group block"
            >
              <GarmentTile pictures={[{ url }]} className="aspect-square" />
              <span className="mt-3 block type-h3 group-hover:underline">{name}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
