import { limits } from "@holeshot/domain";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import type { ListRider } from "../list/read-riders.ts";
import type { Roster } from "../roster.ts";
import { countIn, rowsIn, type TakeHow } from "../take-list.ts";

interface ListActionsProps {
  roster: Roster;
  riders: readonly ListRider[];
  onTake: (how: TakeHow) => void;
  onCancel: () => void;
}

/** Takes the list over; where something is there already, instead of it or beside it is asked. */
export function ListActions({ roster, riders, onTake, onCancel }: ListActionsProps) {
  const t = useT();
  const there = rowsIn(roster);
  const count = countIn(riders);
  const max = limits.rowsPerProduct;
  const tooMany = count > max;
  const tooManyTogether = there + count > max;
  return (
    <div className="shrink-0 border-t border-line px-5 py-4 md:px-8">
      {there > 0 && (
        <p className="pb-3 type-body font-semibold">{t("paste.already", { count: there })}</p>
      )}
      {tooManyTogether && (
        <div className="pb-3">
          <FieldError text={t("paste.too_many", { max, count: tooMany ? count : there + count })} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {there === 0 ? (
          <Button variant="ink" disabled={count === 0 || tooMany} onClick={() => onTake("add")}>
            {t("paste.take", { count })}
          </Button>
        ) : (
          <>
            <Button
              variant="ink"
              disabled={count === 0 || tooMany}
              onClick={() => onTake("replace")}
            >
              {t("paste.replace", { count })}
            </Button>
            <Button
              variant="second"
              disabled={count === 0 || tooManyTogether}
              onClick={() => onTake("add")}
            >
              {t("paste.add", { count: there + count })}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
      </div>
    </div>
  );
}
