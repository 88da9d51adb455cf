import { riderName } from "@holeshot/domain";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { SetProduct } from "../../sets/use-set.ts";
import { problemText } from "../problem-text.ts";
import { ProblemLine } from "../ProblemLine.tsx";
import { isLeftToThem, type WallCard, type WallProblem } from "./wall-cards.ts";

/** What is wrong with a rider, said on the wall. */
function wallProblemText(
  t: Translate,
  problem: WallProblem,
  products: readonly SetProduct[],
): string {
  switch (problem.code) {
    case "number_shared": {
      const names = problem.names.map((name) => name || t("roster.nameless")).join(", ");
      return t("wall.number_shared", { number: problem.number, names });
    }
    case "not_worn": {
      const { product: id } = problem;
      return t("wall.not_worn", { product: products.find((each) => each.id === id)?.name ?? id });
    }
    default:
      return problemText(t, problem, products);
  }
}

interface WallWordsProps {
  card: WallCard;
  products: readonly SetProduct[];
}

/** Whose garment it is, in which size, and what is wrong with it. */
export function WallWords({ card, products }: WallWordsProps) {
  const t = useT();
  const { row, rider, problems } = card;
  const wearing = products.filter(({ id }) => (rider.sizes[id] ?? "") !== "");
  const sizes = wearing.map(({ id, name }) => `${name} ${rider.sizes[id] ?? ""}`).join(", ");
  const name = riderName(rider, useLanguage());
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate type-small font-semibold">
          {name === "" ? t("roster.nameless") : name}
        </span>
        <span className="tabular type-label text-mute">{t("wall.row", { row })}</span>
      </span>
      <span className="block truncate type-label text-mute">{sizes || "–"}</span>
      {problems.map((problem) =>
        isLeftToThem(problem) ? (
          <span key={problem.code} className="flex items-start gap-1.5 type-small text-warn-text">
            <Icon of={IconAlertTriangle} size={16} className="mt-px" />
            <span>{wallProblemText(t, problem, products)}</span>
          </span>
        ) : (
          <ProblemLine key={problem.code} text={wallProblemText(t, problem, products)} />
        ),
      )}
    </>
  );
}
