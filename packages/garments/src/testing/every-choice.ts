import type { ProductId } from "@holeshot/domain";

/** The options that change pieces, and their values. */
const choices: Record<ProductId, Record<string, readonly string[]>> = {
  jersey: {
    fit: ["regular", "race", "over-armour"],
    length: ["regular", "short", "long"],
    collar: ["crew", "low-band", "v-overlap", "zip"],
    cuff: ["rib", "open", "elastic"],
    elbow: ["none", "patch", "foam"],
    hem: ["plain", "silicone"],
  },
  pants: {
    fit: ["regular", "race", "over-armour"],
    length: ["regular", "short", "long"],
    style: ["in-the-boot", "over-the-boot"],
    closure: ["ratchet", "hook-and-loop"],
    pockets: ["none", "card", "two-zip"],
  },
  gloves: { closure: ["strap", "slip-on"], palm: ["plain", "patched"], touch: ["no", "yes"] },
  "pit-shirt": { fit: ["regular", "relaxed"] },
};

function combinations(options: Record<string, readonly string[]>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Every combination of the options that change a product's pieces. */
export function everyChoice(product: ProductId): Record<string, string>[] {
  return combinations(choices[product]);
}

/** Some of them: the defaults, each value by itself, and others for each size, one in 29. */
export function sampleOf(product: ProductId, size: number): Record<string, string>[] {
  const all = everyChoice(product);
  return all.filter((one, k) => {
    const others = Object.keys(one).filter((option) => one[option] !== all[0]?.[option]);
    return others.length <= 1 || k % 29 === (size * 7) % 29;
  });
}
