import type { FieldError } from "@holeshot/domain";
import type { DesignDocument } from "@holeshot/design";
import { Problem } from "../../platform/problem.ts";
import { type CommerceServices, soldProduct } from "../cart/index.ts";
import type { OrderLineRow } from "../orders/index.ts";

/** What a line is to be instead; what is left out stays. */
export interface LineWish {
  readonly properties?: Readonly<Record<string, string>> | undefined;
  readonly rider?: { readonly name?: string; readonly number?: string } | null | undefined;
}

/** The choices and the rider of a line. */
export interface LineFacts {
  readonly properties: Readonly<Record<string, string>>;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
}

/** The line as it is wished for. */
export function wantedLine(line: LineFacts, wish: LineWish): LineFacts {
  const properties = { ...line.properties, ...wish.properties };
  if (wish.rider === undefined) return { ...pick(line), properties };
  const { name = "", number = "" } = wish.rider ?? {};
  // A rider of whom nothing is said is no rider.
  const nobody = name === "" && number === "";
  return {
    properties,
    rider_name: nobody ? null : name,
    rider_number: nobody ? null : number,
  };
}

function pick({ properties, rider_name, rider_number }: LineFacts): LineFacts {
  return { properties, rider_name, rider_number };
}

/** Whether two are made alike. */
export function sameLine(one: LineFacts, two: LineFacts): boolean {
  const text = ({ properties, rider_name, rider_number }: LineFacts) =>
    JSON.stringify([
      Object.entries(properties).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      rider_name ?? "",
      rider_number ?? "",
    ]);
  return text(one) === text(two);
}

/**
 * @throws Problem `validation_failed` for a choice that the product does not have today, `lettering_too_long` for a rider
 *   with no room on the garment, `lettering_missing_characters` for one whose letters its face lacks.
 */
export async function requireSound(
  { catalogue, lettering }: CommerceServices,
  line: OrderLineRow,
  wanted: LineFacts,
  document: DesignDocument,
): Promise<void> {
  const product = soldProduct(catalogue, line.set_id, line.product);
  const errors = Object.entries(wanted.properties).flatMap(([id, value]): FieldError[] => {
    if (line.properties[id] === value) return [];
    const property = product?.properties.find((each) => each.id === id);
    const known = property?.values.some((each) => each.id === value);
    return known ? [] : [{ path: `properties.${id}`, code: "unknown_reference" }];
  });
  if (errors.length > 0) throw new Problem("validation_failed", { errors });
  if (wanted.rider_name === null && wanted.rider_number === null) return;
  const row = {
    documentHash: line.document_hash,
    product: line.product,
    properties: wanted.properties,
    rider: { name: wanted.rider_name ?? "", number: wanted.rider_number ?? "" },
  };
  await lettering.learn([row], new Map([[line.document_hash, document]]));
  const [fault] = lettering.faults(row) ?? [];
  if (fault) throw new Problem(fault);
}
