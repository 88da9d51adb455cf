import type { AnswerBodyOf, getOrder } from "@holeshot/contract";
import { type Language, riderName } from "@holeshot/domain";
import { isDeepStrictEqual } from "node:util";
import { addressLines } from "../address-lines.ts";
import { type NamedChoice, namedChoices } from "../named-choices.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";
import type { StoredAddress, StoredBilling } from "../tables.ts";
import { hasLeft } from "../writer.ts";
import type { AddressChangeRow, LineChangeRow } from "./changes-reader.ts";

/** What of an order became what, as its history says it. */
export type OrderChange = AnswerBodyOf<typeof getOrder, 200>["history"][number]["changes"][number];

interface Changed {
  readonly at: Date;
  readonly changes: readonly OrderChange[];
}

interface Happened {
  readonly event: string;
  readonly happened_at: Date;
}

interface Kept {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Each says how it was until then, the earliest first. */
  readonly addresses: readonly AddressChangeRow[];
  readonly lineChanges: readonly LineChangeRow[];
}

/**
 * What each event of an order changed: how it was is kept with each change, how it was then is what the next one found, or what
 * stands now. Of an order whose customer left the shop it is said what changed, and no name or address.
 */
export function describeChanges(
  kept: Kept,
  language: Language,
): (event: Happened) => readonly OrderChange[] {
  const said: Readonly<Record<string, readonly Changed[]>> = {
    address_changed: addressesChanged(kept, language),
    line_changed: linesChanged(kept, language),
  };
  const isNobodys = hasLeft(kept.order);
  return ({ event, happened_at: at }) => {
    const all = said[event]?.filter((each) => each.at.getTime() === at.getTime()) ?? [];
    const changes = all.flatMap((each) => each.changes);
    return isNobodys ? changes.map(withoutPerson) : changes;
  };
}

/** A change without what names somebody. */
export function withoutPerson(change: OrderChange): OrderChange {
  return change.what === "choice" ? change : { ...change, before: null, after: null };
}

function addressesChanged({ order, addresses }: Kept, language: Language): readonly Changed[] {
  return addresses.map((was, index) => {
    const is = addresses[index + 1] ?? order;
    const changes = (["shipping_address", "billing_address"] as const).flatMap((what) => {
      const [before, after] = [was[what], is[what]];
      if (isDeepStrictEqual(before, after)) return [];
      const say = (address: StoredAddress | StoredBilling) => inOneLine(address, language);
      return [{ what, line: null, property: null, before: say(before), after: say(after) }];
    });
    return { at: was.changed_at, changes };
  });
}

function inOneLine(address: StoredAddress | StoredBilling, language: Language): string {
  const { company, vat_id: vatId }: Partial<StoredBilling> = { ...address };
  return [company, ...addressLines(address, language), vatId].filter((part) => part).join(", ");
}

type Wearable = Pick<OrderLineRow, "properties" | "rider_name" | "rider_number">;

function linesChanged({ order, lines, lineChanges }: Kept, language: Language): readonly Changed[] {
  return lineChanges.flatMap((was, index) => {
    const line = lines.find(({ id }) => id === was.line_id);
    if (!line) return [];
    const is = lineChanges.slice(index + 1).find((next) => next.line_id === line.id) ?? line;
    const product = order.labels.products[line.product];
    const name = product?.[language] ?? product?.[order.language] ?? line.product;
    const of = { line_id: line.id, name: `${name}, ${line.name}`, quantity: was.copies };
    const choices = (worn: Wearable) =>
      namedChoices(order, { product: line.product, properties: worn.properties }, language);
    const changes: OrderChange[] = choicesChanged(choices(was), choices(is)).map((change) => {
      return { what: "choice", line: of, ...change };
    });
    const [before, after] = [riderOf(was, language), riderOf(is, language)];
    if (before !== after) {
      changes.push({ what: "rider", line: of, property: null, before, after });
    }
    return [{ at: was.changed_at, changes }];
  });
}

function choicesChanged(before: readonly NamedChoice[], after: readonly NamedChoice[]) {
  const ids = new Set([...before, ...after].map(({ property }) => property.id));
  return [...ids].flatMap((id) => {
    const [was, is] = [before, after].map((all) => all.find(({ property }) => property.id === id));
    if (was?.value.id === is?.value.id) return [];
    const property = (is ?? was)?.property.name ?? id;
    return [{ property, before: was?.value.name ?? null, after: is?.value.name ?? null }];
  });
}

function riderOf(
  { rider_name: name, rider_number: number }: Wearable,
  language: Language,
): string | null {
  const said = riderName({ name, number }, language);
  return said === "" ? null : said;
}
