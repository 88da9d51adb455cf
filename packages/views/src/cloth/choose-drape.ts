import {
  productFacts,
  type ProductId,
  sizeGroup,
  type SizeGroup,
  type Weave,
  weaveOf,
} from "@holeshot/garments";
import type { ClothManifest, Drape } from "./manifest.ts";

/** Whose garment is to be shown, and with which choices. */
export interface DrapeWish {
  readonly product: ProductId;
  readonly group: SizeGroup;
  readonly options?: Readonly<Record<string, string>>;
}

/** A drape in the cut and the fabric that are chosen. */
export interface ChosenDrape {
  /** Names all that is seen of it: the cut, and the cloth where that is another than it is worn in without a choice. */
  readonly id: string;
  /** Names the drape and what is altered. */
  readonly cut: string;
  /** Name of the drape: riders wear it, in whichever cut. */
  readonly name: string;
  /** Its choices are those of the cut that is chosen. */
  readonly drape: Drape;
  /** What is chosen otherwise than it was draped, and shown by altering it. */
  readonly altered: Readonly<Record<string, string>>;
  /** What its printed pieces look like from near. */
  readonly weave: Weave;
}

/**
 * The drape that shows a garment best: of the ones for this body the one that shares most choices, altered to those it
 * can be altered to; null when there is none. What is draped once serves every body.
 */
export function chooseDrape(
  manifest: ClothManifest,
  { product, group, options = {} }: DrapeWish,
): ChosenDrape | null {
  const fitting = Object.entries(manifest.drapes).filter(
    ([, drape]) =>
      drape.product === product &&
      (productFacts(product).drapedOnce || sizeGroup(product, drape.size) === group),
  );
  let best: { name: string; drape: Drape } | null = null;
  let most = -Infinity;
  for (const [name, drape] of fitting) {
    const choices = Object.entries(drape.options);
    // A drape made for a choice that was not made is worse than the plain one.
    const score = choices.reduce((sum, [key, value]) => sum + (options[key] === value ? 1 : -1), 0);
    if (score <= most) continue;
    best = { name, drape };
    most = score;
  }
  return best && alter(best.name, best.drape, options);
}

function alter(name: string, drape: Drape, options: Readonly<Record<string, string>>): ChosenDrape {
  const chosen = Object.entries(drape.alterations?.cuts ?? {}).flatMap(([option, cuts]) => {
    const value = options[option];
    return value !== undefined && value in cuts ? [[option, value] as const] : [];
  });
  const altered = Object.fromEntries(chosen);
  const cut = [name, ...chosen.map((choice) => choice.join("="))].join(" ");
  const { product } = drape;
  const weave = weaveOf(product, options);
  const id = weave === productFacts(product).weave ? cut : `${cut} ${weave}`;
  return {
    id,
    cut,
    name,
    drape: { ...drape, options: { ...drape.options, ...altered } },
    altered,
    weave,
  };
}
