/** A link of a row of views: what is shown now is underlined. */
export const viewLinkClass =
  "inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap border-b-[3px] border-transparent px-0.5 type-small font-semibold text-mute hover:text-ink aria-[current=page]:border-gate aria-[current=page]:text-ink pointer-coarse:min-h-11";
