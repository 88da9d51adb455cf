import { IconHeart } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { ConfiguratorSet } from "../opening/opened-design.ts";
import { families, familyFace, type Family } from "./colour-families.ts";

/** Which kits are wanted. */
export interface Filter {
  readonly style: string | null;
  readonly family: Family | null;
  readonly favourites: boolean;
}

interface KitFiltersProps {
  set: ConfiguratorSet;
  filter: Filter;
  /** A bike gives all kits its colours: then there are none to choose by. */
  byColour: boolean;
  onChange: (filter: Filter) => void;
}

const chip =
  "inline-flex h-9 items-center gap-2 rounded-chip border px-3 type-small font-semibold touch:h-11";

function chipOf(on: boolean): string {
  return cx(chip, on ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink");
}

/** Style, colour and what somebody likes: each press shows at once what is left. */
export function KitFilters({ set, filter, byColour, onChange }: KitFiltersProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t("start.filter.style")} className="flex flex-wrap gap-2">
        {set.styles.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter.style === id}
            className={chipOf(filter.style === id)}
            onClick={() => onChange({ ...filter, style: filter.style === id ? null : id })}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={filter.favourites}
          className={chipOf(filter.favourites)}
          onClick={() => onChange({ ...filter, favourites: !filter.favourites })}
        >
          <Icon of={IconHeart} size={16} />
          {t("start.filter.favourites")}
        </button>
      </div>
      {byColour && (
        <div role="group" aria-label={t("start.filter.colour")} className="flex flex-wrap gap-1">
          {families.map((family) => (
            <button
              key={family}
              type="button"
              aria-pressed={filter.family === family}
              aria-label={t(`start.family.${family}`)}
              data-tooltip={t(`start.family.${family}`)}
              className="flex size-9 items-center justify-center touch:size-11"
              onClick={() =>
                onChange({ ...filter, family: filter.family === family ? null : family })
              }
            >
              <span
                className={cx(
                  "size-7 rounded-control border border-ink/20",
                  filter.family === family && "outline-2 outline-offset-2 outline-ink",
                )}
                style={{ background: familyFace[family] }}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
