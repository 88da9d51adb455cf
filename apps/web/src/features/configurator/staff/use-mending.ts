import { type LayerChange, layerChanges } from "@holeshot/design";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { proofDesigns, type ProofDesign, type StaffOrder } from "../../../parts/mending/mended.ts";
import { useCopies } from "../../../parts/mending/working-copies.ts";
import { staffOrderQuery } from "../../../parts/order-acts/use-act.ts";
import { useOpenDesign } from "../design-context.ts";

/** The order whose design is open here. */
export function useStaffOrderFacts(uuid: string) {
  return useQuery({
    ...staffOrderQuery(uuid, useLanguage()),
    refetchOnWindowFocus: true,
  });
}

/** Which of an order's designs is open: the one that this is the working copy of. */
export function useMending(order: StaffOrder | undefined) {
  const { saving } = useOpenDesign();
  const uuid = saving.saved?.uuid;
  const designs = useMemo(() => (order ? proofDesigns(order) : []), [order]);
  const copies = useCopies(order?.order_number ?? "").data;
  const here = designs.find(({ copyName }) => copies?.get(copyName)?.uuid === uuid);
  return { designs, copies, here };
}

/** In what the open design differs from the order's, product by product. */
export function useDifferences(here: ProofDesign): readonly LayerChange[] {
  const document = useEditorState((state) => state.editing.document);
  const products = Object.keys(document.products) as (keyof typeof document.products)[];
  return products.flatMap((id) => layerChanges(here.document.products[id], document.products[id]));
}
