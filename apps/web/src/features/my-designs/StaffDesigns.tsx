import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { Button } from "../../ui/Button.tsx";
import { buttonClass, linkClass } from "../../ui/button-class.ts";
import type { DesignSummary } from "./designs-api.ts";
import type { DesignActs } from "./use-design-acts.tsx";

interface StaffDesignsProps {
  designs: readonly DesignSummary[];
  /** All of them, or the first two. */
  all: boolean;
  acts: DesignActs;
  onShowAll: () => void;
}

const shownAtFirst = 2;

/** What our designers made for this customer: an ink band, absent when there is nothing. */
export function StaffDesigns({ designs, all, acts, onShowAll }: StaffDesignsProps) {
  const t = useT();
  if (designs.length === 0) return null;
  const shown = all ? designs : designs.slice(0, shownAtFirst);
  return (
    <section
      aria-label={t("designs.made_for_you")}
      className="on-ink mt-7 flex flex-wrap bg-ink text-paper"
    >
      <div className="w-full p-7 md:w-[300px]">
        <h2 className="type-h3-page">{t("designs.staff_title")}</h2>
        <p className="mt-2 type-small text-mute-d-strong">{t("designs.staff_text")}</p>
        {!all && designs.length > shownAtFirst && (
          <button type="button" className={`${linkClass} mt-3 type-small`} onClick={onShowAll}>
            {t("designs.staff_all", { count: designs.length })}
          </button>
        )}
      </div>
      <ul className="grid flex-1 sm:grid-cols-2">
        {shown.map((design) => (
          <StaffDesign key={design.uuid} design={design} acts={acts} />
        ))}
      </ul>
    </section>
  );
}

function StaffDesign({ design, acts }: { design: DesignSummary; acts: DesignActs }) {
  const t = useT();
  const { date } = useFormat();
  return (
    <li className="flex min-h-[158px] min-w-0">
      <DesignTile
        tone="ink"
        pictures={[{ product: "design", url: design.preview_url }]}
        hasThumbnail={design.hasThumbnail}
        className="w-[40%] max-w-[150px] shrink-0"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start p-5">
        <h3 className="line-clamp-2 max-w-full type-body break-words font-semibold">
          {design.name}
        </h3>
        <p className="type-small text-mute-d">{date(design.created_at)}</p>
        <div className="mt-auto flex flex-wrap gap-1 pt-3">
          <Button variant="inverse" size="sm" onClick={() => acts.takeOver(design)}>
            {t("designs.take_over")}
          </Button>
          <Link
            to="/configured-set/:configuredSetUuid/:hash?"
            params={{ configuredSetUuid: design.uuid }}
            className={buttonClass("quiet", "sm")}
          >
            {t("designs.view")}
          </Link>
        </div>
      </div>
    </li>
  );
}
