import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { SkeletonCard } from "../../ui/Skeleton.tsx";
import { cx } from "../../ui/cx.ts";
import type { SetSummary } from "./use-sets.ts";

interface SetCardsProps {
  /** Undefined while they are being fetched. */
  sets: readonly SetSummary[] | undefined;
  className?: string;
}

/** The sets that can be designed: picture, name, price from. */
export function SetCards({ sets, className }: SetCardsProps) {
  const t = useT();
  const { money } = useFormat();
  const grid = cx("set-cards", className);
  if (sets === undefined) {
    return (
      <div className={grid} aria-busy aria-label={t("app.loading")}>
        {[..."abcdef"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    );
  }
  return (
    <ul className={grid}>
      {sets.map((set) => (
        <li key={set.uuid}>
          <Link
            to="/set/:configuratorSetUuid/start"
            params={{ configuratorSetUuid: set.uuid }}
            className="group block"
          >
            <GarmentTile url={set.preview_url} className="aspect-square" />
            <span className="mt-3 block type-h3 group-hover:underline">{set.name}</span>
            <span className="mt-0.5 block type-small text-mute">{set.summary}</span>
            <span className="tabular mt-1 block type-small font-semibold">
              {t("sets.from", { price: money(set.from_price) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
