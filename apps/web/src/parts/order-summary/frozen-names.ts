import type { Answer } from "../../lib/api/call.ts";
import type { Translate } from "../../lib/i18n/translator.ts";

/** What choices were called when they were bought; no catalogue is asked. */
export interface FrozenNames {
  value: (product: string, property: string, value: string) => string;
  /** `Collar: zip`, in the sequence the order keeps. */
  choices: (product: string, chosen: Readonly<Record<string, string>>) => string[];
}

type Line = Pick<Answer<"getOrder">["lines"][number], "product" | "choices">;

export function frozenNames(t: Translate, lines: readonly Line[]): FrozenNames {
  const known = lines.flatMap(({ product, choices }) =>
    choices.map(({ property, value }) => ({ product: product.id as string, property, value })),
  );
  const find = (product: string, property: string, value: string) =>
    known.find(
      (each) =>
        each.product === product && each.property.id === property && each.value.id === value,
    );
  return {
    value: (product, property, value) => find(product, property, value)?.value.name ?? value,
    choices: (product, chosen) => {
      const sequence = known.filter((each) => each.product === product);
      const place = (id: string) => sequence.findIndex(({ property }) => property.id === id);
      return Object.entries(chosen)
        .toSorted(([a], [b]) => place(a) - place(b))
        .map(([property, value]) => {
          const named = find(product, property, value);
          return t("app.named", {
            name: named?.property.name ?? property,
            text: named?.value.name ?? value,
          });
        });
    },
  };
}
