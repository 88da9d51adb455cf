import { appliedValue, asLabel } from "../sets/options.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { changeRider, type Rider, type Roster } from "./roster.ts";

/** The option by which a garment is made longer or shorter than its size. */
export const lengthProperty = "length";

interface OfferedLength {
  readonly id: string;
  /** As it stands alone. */
  readonly name: string;
}

function optionOf({ properties }: SetProduct): SetProduct["properties"][number] | undefined {
  return properties.find(({ id }) => id === lengthProperty);
}

/** What the option is called; empty where there is none. */
export function lengthName(product: SetProduct): string {
  return optionOf(product)?.name ?? "";
}

/** The lengths that a set offers of a product; none where there is nothing to choose between. */
export function lengthsOf(product: SetProduct): readonly OfferedLength[] {
  const values = optionOf(product)?.values ?? [];
  return values.length < 2 ? [] : values.map(({ id, name }) => ({ id, name: asLabel(name) }));
}

type Chosen = Readonly<Record<string, string>>;
type Own = Rider["own"];

/** In which length a garment is made with these choices. */
export function lengthIn(product: SetProduct, chosen: Chosen = {}): string {
  const option = optionOf(product);
  return option === undefined ? "" : appliedValue(option, chosen[lengthProperty]);
}

/** What is chosen for somebody alone once this product is made for him in another length. */
export function ownLength(
  choices: Roster["choices"],
  own: Own,
  product: string,
  length: string,
): NonNullable<Own> {
  const usual = choices[product] ?? {};
  const chosen = { ...(own?.[product] ?? usual), [lengthProperty]: length };
  const { [product]: _old, ...others } = own ?? {};
  return isAsUsual(chosen, usual) ? others : { ...others, [product]: chosen };
}

function isAsUsual(chosen: Chosen, usual: Chosen): boolean {
  return [...new Set([...Object.keys(chosen), ...Object.keys(usual)])].every(
    (id) => chosen[id] === usual[id],
  );
}

/** What is chosen for somebody alone beside the length, which a list says anew. */
export function ownButLength(choices: Roster["choices"], own: Own = {}): NonNullable<Own> {
  return Object.keys(own).reduce<NonNullable<Own>>((kept, product) => {
    const { [lengthProperty]: _own, ...chosen } = own[product] ?? {};
    const usual = choices[product]?.[lengthProperty];
    const all = usual === undefined ? chosen : { ...chosen, [lengthProperty]: usual };
    return isAsUsual(all, choices[product] ?? {}) ? kept : { ...kept, [product]: all };
  }, {});
}

/** A rider's garment in another length; it answers what a list said there that is none. */
export function setLength(roster: Roster, key: number, product: string, length: string): Roster {
  const rider = roster.riders.find((each) => each.key === key);
  const { [product]: _answered, ...unreadLengths } = rider?.unreadLengths ?? {};
  const own = ownLength(roster.choices, rider?.own, product, length);
  return changeRider(roster, key, { own, unreadLengths });
}

/** Whether anybody has a length of his own, or is to be asked about it. */
export function hasOwnLengths({ riders, own = {}, choices }: Roster): boolean {
  const differs = (product: string, chosen: Chosen): boolean =>
    chosen[lengthProperty] !== choices[product]?.[lengthProperty];
  return (
    riders.some(
      (rider) =>
        Object.keys(rider.unreadLengths ?? {}).length > 0 ||
        Object.entries(rider.own ?? {}).some(([product, chosen]) => differs(product, chosen)),
    ) ||
    Object.entries(own).some(([product, pieces]) =>
      pieces.some((each) => differs(product, each.choices)),
    )
  );
}
