import { useT } from "../../lib/i18n/language-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { problemText } from "./problem-text.ts";
import { asTyped, rowsWithProblems, type Known } from "./roster-problems.ts";
import type { Roster } from "./roster.ts";

interface UnfitToldProps {
  roster: Roster;
  products: readonly SetProduct[];
  known: Known;
  /** Where somebody is at work, from 1. */
  row: number;
}

/** Says whose lettering has no room or no letters to those who do not see the row turn red: the row at hand, else the only one, else how many. */
export function UnfitTold({ roster, products, known, row }: UnfitToldProps) {
  const t = useT();
  const unfit = rowsWithProblems(roster, known).flatMap(({ row: at, rider, problems }) => {
    const own = problems.filter(({ code }) => code.startsWith("lettering_"));
    return own.length > 0 ? [{ at, rider: asTyped(rider, known.typed), own }] : [];
  });
  const one = unfit.find(({ at }) => at === row) ?? (unfit.length === 1 ? unfit[0] : undefined);
  return (
    <p role="status" className="sr-only" data-unfit={unfit.length}>
      {one !== undefined &&
        t("quantities.held", {
          row: one.at,
          rider: one.rider.name || one.rider.number || t("roster.nameless"),
          problem: one.own.map((problem) => problemText(t, problem, products)).join(" "),
        })}
      {one === undefined && unfit.length > 0 && t("roster.to_check", { count: unfit.length })}
    </p>
  );
}
