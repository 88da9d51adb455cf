import { createContext, use } from "react";
import { useEditorState } from "../../editor/model/editor-context.ts";
import type { ConfiguratorSet } from "./opening/opened-design.ts";
import type { Saving } from "./saving/use-saving.ts";

/** The design that is open, beside what the editor itself knows. */
export interface OpenDesign {
  readonly set: ConfiguratorSet;
  readonly saving: Saving;
  /** What the server has drawn of it already. */
  readonly first: string | null;
  /** Several may edit it; a guest does so by their link. */
  readonly together: { readonly link: string | null } | null;
  /** Its owner has opened it to others, or no longer. */
  readonly setTogether: (open: boolean) => void;
  /** A link to look at it is out. */
  readonly shared: boolean;
  /** The link of this design, which may have been saved only now, is out or no longer. */
  readonly setShared: (uuid: string, out: boolean) => void;
}

export const DesignContext = createContext<OpenDesign | null>(null);

export function useOpenDesign(): OpenDesign {
  const design = use(DesignContext);
  if (!design) throw new Error("Used outside an open design.");
  return design;
}

export type CatalogueProduct = ConfiguratorSet["products"][number];
export type CatalogueTemplate = ConfiguratorSet["templates"][number];

/** The product that is shown, as the catalogue has it. */
export function useProduct(): CatalogueProduct {
  const { set } = useOpenDesign();
  const id = useEditorState((state) => state.product);
  const product = set.products.find((each) => each.id === id) ?? set.products[0];
  if (!product) throw new Error("A set without products.");
  return product;
}

/** The template of the product that is shown. */
export function useTemplate(): CatalogueTemplate | undefined {
  const { set } = useOpenDesign();
  const id = useEditorState(({ editing, product }) => editing.document.products[product]?.template);
  return set.templates.find((each) => each.id === id) ?? set.templates[0];
}

/** The name a piece has in this language. */
export function usePieceName(): (piece: string) => string {
  const product = useProduct();
  return (piece) => product.pieces.find(({ id }) => id === piece)?.name ?? piece;
}
