import { type DesignDocument, isPlaced, layerChanges, riderRole } from "@holeshot/design";
import {
  compareSizes,
  type Language,
  type ProductId,
  riderName,
  type Side,
  sides,
} from "@holeshot/domain";
import { productFacts, type SizeGroup, sizes } from "@holeshot/garments";
import type { Answer } from "../../lib/api/call.ts";
import { sizeProperty } from "../sets/size-property.ts";
import type { ProofOrder, ProofPin } from "./proof-order.ts";

export type ProofSheet = Answer<"getProof">;
type Line = ProofOrder["lines"][number];
type Rider = { readonly name: string; readonly number: string };

/** Of a proof: what is to be made, or what was ordered. */
export type ProofVersion = "new" | "before";

/** One picture of a proof: every piece of the order that looks like it, in each version. */
export interface ProofTile {
  readonly key: string;
  readonly product: ProductId;
  readonly productName: string;
  readonly set: string;
  readonly ordered: DesignDocument;
  /** What it is to be made to: the proposal, or what was ordered where nothing was proposed. */
  readonly proposed: DesignDocument;
  readonly changed: boolean;
  /** As it is printed; null for pieces that are made as they were designed. */
  readonly rider: Rider | null;
  readonly group: SizeGroup;
  readonly options: Readonly<Record<string, string>>;
  readonly pieces: number;
  /** What a size is called: `Size`. */
  readonly sizeWord: string;
  /** From small to large. */
  readonly sizes: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly lineIds: readonly string[];
  /** Whose they are, each once: `Janssen 100`. */
  readonly riders: readonly string[];
}

/**
 * The pictures that a proof consists of: lines that look alike share one, in the order's own sequence. A team's gloves
 * that carry no name are one picture, its jerseys one for each rider. Lines whose documents cannot be read are left out.
 */
export function proofTiles(
  lines: readonly Line[],
  sheet: ProofSheet,
  language: Language,
): ProofTile[] {
  const entries = new Map(sheet.lines.map((entry) => [entry.line_id, entry]));
  const groups = new Map<
    string,
    { tile: Omit<ProofTile, "pieces" | "sizeWord" | "sizes" | "riders" | "lineIds">; of: Line[] }
  >();
  for (const line of lines) {
    const entry = entries.get(line.id);
    const before = entry && sheet.documents[entry.ordered];
    const after = entry && sheet.documents[entry.proposed ?? entry.ordered];
    if (!before || !after) continue;
    const tile = tileOf(line, before.document, after.document, after.configuratorSetUuid);
    const known = groups.get(tile.key);
    if (known) known.of.push(line);
    else groups.set(tile.key, { tile, of: [line] });
  }
  return [...groups.values()].map(({ tile, of }) => ({ ...tile, ...countOf(of, language) }));
}

function tileOf(line: Line, ordered: DesignDocument, proposed: DesignDocument, set: string) {
  const product = line.product.id;
  const { [sizeProperty]: size = "", ...options } = line.properties;
  const parts = [ordered, proposed].map((each) => JSON.stringify(each.products[product] ?? null));
  const group = sizes(product).find(({ id }) => id === size)?.group ?? "men";
  const rider = printedRider(line.rider, product, [ordered, proposed]);
  const chosen = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    key: JSON.stringify([product, set, parts, rider, group, chosen]),
    product,
    productName: line.product.name,
    set,
    ordered,
    proposed,
    changed: parts[0] !== parts[1],
    rider,
    group,
    options,
  };
}

/** What of a rider can be read on a product: one whose name is not printed there looks like all others. */
function printedRider(
  rider: Rider | null,
  product: ProductId,
  documents: readonly DesignDocument[],
): Rider | null {
  if (rider === null) return null;
  const layers = documents.flatMap((document) => document.products[product]?.layers ?? []);
  const says = (role: "name" | "number") =>
    layers.some((layer) => riderRole(layer) === role && !layer.hidden);
  const name = says("name") ? rider.name : "";
  const number = says("number") ? rider.number : "";
  // What a row leaves empty stays as designed.
  return name.trim() || number.trim() ? { name, number } : null;
}

function countOf(
  lines: readonly Line[],
  language: Language,
): Pick<ProofTile, "pieces" | "sizeWord" | "sizes" | "riders" | "lineIds"> {
  const sizeOf = (line: Line) => line.choices.find(({ property }) => property.id === sizeProperty);
  const counted = new Map<string, { id: string; name: string; quantity: number }>();
  for (const line of lines) {
    const { id, name } = sizeOf(line)?.value ?? { id: "", name: "" };
    const known = counted.get(id);
    if (known) known.quantity += line.quantity;
    else counted.set(id, { id, name, quantity: line.quantity });
  }
  const riders = lines.flatMap(({ rider }) => {
    const name = riderName(rider, language);
    return name === "" ? [] : [name];
  });
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sizeWord: lines.map(sizeOf).find((choice) => choice)?.property.name ?? "",
    sizes: [...counted.values()].sort((a, b) => compareSizes(a.id, b.id)),
    lineIds: lines.map(({ id }) => id),
    riders: [...new Set(riders)],
  };
}

/** The marked places of a picture: those of any line that it shows. */
export function pinsOf<Pin extends Pick<ProofPin, "line_id">>(
  { lineIds }: Pick<ProofTile, "lineIds">,
  pins: readonly Pin[],
): readonly Pin[] {
  return pins.filter((pin) => lineIds.includes(pin.line_id));
}

/** The side on which one rider is told from another: the back where it carries a name or number. A hand has its back in front. */
export function tellingSide({ product, proposed }: Pick<ProofTile, "product" | "proposed">): Side {
  const layers = proposed.products[product]?.layers ?? [];
  const onBack = layers.some(
    (layer) => isPlaced(layer) && riderRole(layer) !== undefined && layer.piece === "back",
  );
  return onBack ? "back" : "front";
}

/** The side to look from first: the one in sight where something that differs lies there, else where the first does. */
export function differingSide(
  { product, ordered, proposed }: Pick<ProofTile, "product" | "ordered" | "proposed">,
  inSight: Side,
): Side {
  const changes = layerChanges(ordered.products[product], proposed.products[product]);
  const pieces = changes.flatMap(({ layer }) => (isPlaced(layer) ? [layer.piece] : []));
  return sideOf(product, pieces, inSight);
}

/** The side that shows one of these pieces: the one in sight where it does, or where none of them has a side of its own. */
export function sideOf(product: ProductId, pieces: readonly string[], inSight: Side): Side {
  const facts = productFacts(product).sides;
  if (pieces.includes(facts[inSight])) return inSight;
  return sides.find((side) => pieces.includes(facts[side])) ?? inSight;
}
