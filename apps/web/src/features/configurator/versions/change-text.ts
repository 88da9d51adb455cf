import { useT } from "../../../lib/i18n/language-store.ts";
import { changeWords, layerName, type ToldLayerChange } from "../../../parts/proof/Differences.tsx";
import { useOpenDesign } from "../design-context.ts";

/** In what a product differs, as the server tells it or as it was found here. */
export interface ToldProduct {
  readonly product: string;
  readonly kit: boolean;
  readonly colours: boolean;
  readonly options: boolean;
  readonly layers: readonly ToldLayerChange[];
  /** Layers beyond those that are told. */
  readonly more?: number;
}

export interface ProductWords {
  readonly product: string;
  /** Null where the set has no other. */
  readonly name: string | null;
  readonly words: readonly string[];
}

/** Says in words what changed of each product. */
export function useChangeText(): (changes: readonly ToldProduct[]) => ProductWords[] {
  const t = useT();
  const { products } = useOpenDesign().set;

  /** What is the same of several layers, such as of both legs, is said once. */
  function wordsOf({ kit, colours, options, layers, more = 0 }: ToldProduct): string[] {
    const told = [
      ...(kit ? [t("versions.kit")] : []),
      ...(colours ? [t("versions.colours")] : []),
      ...(options ? [t("versions.options")] : []),
      ...layers.map((change) =>
        t("versions.layer", { name: layerName(t, change.layer), what: changeWords(t, change) }),
      ),
      ...(more > 0 ? [t("versions.more", { count: more })] : []),
    ];
    return [...new Set(told)];
  }

  return (changes) =>
    changes.map((change) => ({
      product: change.product,
      name:
        products.length === 1
          ? null
          : (products.find(({ id }) => id === change.product)?.name ?? change.product),
      words: wordsOf(change),
    }));
}
