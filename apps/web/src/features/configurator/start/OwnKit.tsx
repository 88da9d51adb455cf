import { useEffect, useMemo } from "react";
import { storesOf } from "../../../parts/stores-of.ts";
import { drawGarment, viewFor } from "../../../parts/garment-picture/draw-garment.ts";
import { GarmentPicture } from "../../../parts/garment-picture/GarmentPicture.tsx";
import { firstProduct } from "../../../parts/sets/first-product.ts";
import { groupsOf } from "../../../parts/sets/set-groups.ts";
import type { ConfiguratorSet } from "../opening/opened-design.ts";
import type { CatalogueTemplate } from "../design-context.ts";
import { dressed, inColourway, type Wishes } from "./dressed.ts";

export interface OwnKitProps {
  set: ConfiguratorSet;
  kit: CatalogueTemplate;
  wishes: Wishes;
  /** The kit's own colourway to show it in, where the rider said no colours. */
  way: string | undefined;
  onShown: () => void;
}

const PIXELS = 440;
/** As many as are seen at first. */
const FIRST = 8;
const warmed = new WeakSet<ConfiguratorSet>();

/** Makes what the kits hang on, in a worker: most who come here choose a bike. Answers when it is there. */
export async function warmView(set: ConfiguratorSet): Promise<void> {
  const product = firstProduct(set);
  const group = groupsOf(set)[product];
  await viewFor({ product, side: "front", pixels: PIXELS, ...(group && { group }) });
}

/** Fetches what the first kits are drawn with, and draws one where nobody sees it. */
export function warmKits(set: ConfiguratorSet): void {
  if (warmed.has(set)) return;
  warmed.add(set);
  const stores = storesOf(set);
  const product = firstProduct(set);
  const group = groupsOf(set)[product];
  const [first] = set.templates;
  if (!first) return;
  void viewFor({ product, side: "front", pixels: PIXELS, ...(group && { group }) }).catch(nothing);
  for (const { document } of set.templates.slice(0, FIRST)) {
    stores.kits.kit(document, product);
    stores.assets.want(document);
  }
  if (seen) return;
  const wish = { product, rider: null, pixels: PIXELS, ...(group && { group }) };
  const news = { onShown: nothing, onFailed: nothing };
  const canvas = document.createElement("canvas");
  callOff = drawGarment(canvas, stores, { ...wish, document: first.document, side: "front" }, news);
}
const nothing = (): void => undefined;
let callOff = nothing;
let seen = false;

/** Kits are drawn to be seen: one that nobody sees would only stand in their way. */
function beginSeen(): void {
  seen = true;
  callOff();
}

/** A kit in the rider's colours, drawn by what it will be printed by: his back once there is a name or number for it. */
export function OwnKit({ set, kit, wishes, way, onShown }: OwnKitProps) {
  const { name, number, colours } = wishes;
  const stores = storesOf(set);
  const product = firstProduct(set);
  const document = useMemo(
    () =>
      colours.length === 0 && way !== undefined
        ? inColourway(kit, way)
        : dressed(kit, { colours, name, number }),
    [kit, way, colours, name, number],
  );
  const group = groupsOf(set)[product];
  useEffect(beginSeen, []);
  return (
    <GarmentPicture
      stores={stores}
      document={document}
      product={product}
      side={name === "" && number === "" ? "front" : "back"}
      rider={null}
      {...(group && { group })}
      pixels={PIXELS}
      fits
      bare
      onShown={onShown}
      onFailed={nothing}
    />
  );
}
