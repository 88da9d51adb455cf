import type { OpenedDesign } from "./opened-design.ts";

/** What the shop's server has drawn already of a design as it is opened: the kit, while nothing was changed in it. */
export function firstPicture({ set, editing, saved, unsaved }: OpenedDesign): string | null {
  const product = set.products[0]?.id;
  if (saved || unsaved || !product) return null;
  const template = editing.document.products[product]?.template;
  return set.templates.find(({ id }) => id === template)?.preview_url ?? null;
}
