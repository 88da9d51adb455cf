import { limits } from "@holeshot/domain";
import type { Translate } from "../../lib/i18n/translator.ts";
import { lettersText, type MissingLetters } from "../letters/missing-letters.ts";
import type { RowProblem } from "./roster-problems.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

function missingText(t: Translate, missing: MissingLetters, products: string): string {
  if (missing.characters.length === 0) return t("roster.problem.letters_unknown", { products });
  return t("roster.problem.letters", { products, letters: lettersText(t, missing) });
}

/** What is wrong and what to do about it, without the row. */
export function problemText(t: Translate, problem: RowProblem, products: readonly Named[]): string {
  switch (problem.code) {
    case "size_unknown": {
      const { value, gone } = problem;
      const product = products.find(({ id }) => id === problem.product)?.name ?? problem.product;
      if (gone) return goneText(t, product, value);
      return t("roster.problem.size_unknown", { value, product });
    }
    case "length_unknown": {
      const { value } = problem;
      return t("roster.problem.length_unknown", {
        value,
        product: namesOf(products, [problem.product]) || problem.product,
      });
    }
    case "size_missing":
      return t("roster.problem.size_missing");
    case "name_too_long":
      return t("roster.problem.name_too_long", { max: limits.riderNameMax });
    case "number_too_long":
      return t("roster.problem.number_too_long", {
        value: problem.value,
        max: limits.riderNumberMax,
      });
    case "lettering_missing":
      return missingText(t, problem.missing, namesOf(products, problem.products));
    case "lettering_unfit":
      return t("roster.problem.lettering_unfit", { products: namesOf(products, problem.products) });
  }
}

function namesOf(products: readonly Named[], ids: readonly string[]): string {
  const named = products.filter(({ id }) => ids.includes(id));
  return named.map(({ name }) => name).join(", ");
}

/** That pieces need another size; one that nobody knows any more is an empty text. */
export function goneText(t: Translate, product: string, value: string): string {
  return value === ""
    ? t("app.named", { name: product, text: t("roster.problem.size_missing") })
    : t("roster.problem.size_gone", { product, value });
}
