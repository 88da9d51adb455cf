import type { ProductId } from "@holeshot/garments";
import type { DesignDocument, Layer, ProductDesign } from "../document.ts";
import { same } from "../same.ts";
import type { Edit } from "./edit.ts";

/** What turns one document into the other. Parts that are the same object are not looked into. */
export function editsBetween(before: DesignDocument, after: DesignDocument): Edit[] {
  if (before === after) return [];
  const edits: Edit[] = [];
  if (before.pattern !== after.pattern) edits.push({ at: "pattern", pattern: after.pattern });
  const products = new Set([...Object.keys(before.products), ...Object.keys(after.products)]);
  for (const product of products as Set<ProductId>) {
    const was = before.products[product];
    const now = after.products[product];
    if (was === now) continue;
    if (!now) edits.push({ at: "drop", product });
    else if (was) edits.push(...ofProduct(product, was, now));
    else edits.push({ at: "put", product, design: now });
  }
  return edits;
}

function ofProduct(product: ProductId, was: ProductDesign, now: ProductDesign): Edit[] {
  const edits: Edit[] = [];
  const properties = valuesBetween(was.properties, now.properties);
  const frame = {
    ...(was.template !== now.template && { template: now.template }),
    ...(was.colourway !== now.colourway && { colourway: now.colourway ?? null }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
  if (Object.keys(frame).length > 0) edits.push({ at: "product", product, ...frame });
  if (was.layers === now.layers) return edits;
  return [...edits, ...ofLayers(product, was.layers, now.layers)];
}

function valuesBetween(
  was: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string | null> {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  const changed = [...names].filter((name) => was[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

function ofLayers(product: ProductId, was: readonly Layer[], now: readonly Layer[]): Edit[] {
  const known = new Map(was.map((layer) => [layer.id, layer]));
  const kept = new Set(now.map(({ id }) => id));
  const edits: Edit[] = was
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ at: "remove", product, layer: id }));
  for (const layer of now) {
    const before = known.get(layer.id);
    const edit = before && before !== layer && ofLayer(product, before, layer);
    if (edit) edits.push(edit);
  }
  const still = stillInOrder(
    now.filter(({ id }) => known.has(id)).map(({ id }) => id),
    new Map(was.map(({ id }, index) => [id, index])),
  );
  now.forEach((layer, index) => {
    if (still.has(layer.id)) return;
    const above = now[index - 1]?.id ?? null;
    const isNew = !known.has(layer.id);
    edits.push(
      isNew
        ? { at: "add", product, layer, above }
        : { at: "order", product, layer: layer.id, above },
    );
  });
  return edits;
}

function ofLayer(product: ProductId, was: Layer, now: Layer): Edit | null {
  const before = was as unknown as Readonly<Record<string, unknown>>;
  const after = now as unknown as Readonly<Record<string, unknown>>;
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (value !== undefined && !same(before[name], value)) set[name] = value;
  }
  const unset = Object.keys(before).filter(
    (name) => before[name] !== undefined && after[name] === undefined,
  );
  if (Object.keys(set).length === 0 && unset.length === 0) return null;
  return { at: "layer", product, layer: now.id, set, ...(unset.length > 0 && { unset }) };
}

/** Of layers in their new order, the most that need not be moved: a longest row whose old places rise. */
function stillInOrder(
  ids: readonly string[],
  places: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const place = (index: number): number => places.get(ids[index] ?? "") ?? 0;
  const lengths = ids.map(() => 1);
  const from = ids.map(() => -1);
  let last = -1;
  for (let index = 0; index < ids.length; index += 1) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if (place(earlier) < place(index) && length > (lengths[index] ?? 0)) {
        lengths[index] = length;
        from[index] = earlier;
      }
    }
    if (last < 0 || (lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  }
  const still = new Set<string>();
  for (let index = last; index >= 0; index = from[index] ?? -1) still.add(ids[index] ?? "");
  return still;
}
