import type { Layer, ProductDesign } from "./document.ts";

/** What became of a layer from one version of a design to the next. */
export interface LayerChange {
  readonly id: string;
  /** The layer as it is now, or as it was where it was taken off. */
  readonly layer: Layer;
  /** One layer may have moved and changed its words at once. */
  readonly changes: readonly ChangeKind[];
}

/** What can become of a layer. */
export const changeKinds = [
  "added",
  "removed",
  "moved",
  "sized",
  "words",
  "look",
  "order",
] as const;

/** One of {@link changeKinds}. */
export type ChangeKind = (typeof changeKinds)[number];

const places: ReadonlySet<string> = new Set(["piece", "plane", "x", "y", "rotation", "flip_x"]);
const sizes: ReadonlySet<string> = new Set(["size", "width", "height"]);

/** The layers in which two versions of a product differ: those that are there now in their order, then those that are gone. */
export function layerChanges(
  before: ProductDesign | undefined,
  after: ProductDesign | undefined,
): LayerChange[] {
  const old = new Map((before?.layers ?? []).map((layer) => [layer.id, layer]));
  const now = after?.layers ?? [];
  const kept = now.map(({ id }) => id).filter((id) => old.has(id));
  const sequence = [...old.keys()].filter((id) => kept.includes(id));
  const changed = now.flatMap((layer): LayerChange[] => {
    const was = old.get(layer.id);
    if (was === undefined) return [{ id: layer.id, layer, changes: ["added"] }];
    const isMovedUp = sequence.indexOf(layer.id) !== kept.indexOf(layer.id);
    const changes = [...differences(was, layer), ...(isMovedUp ? (["order"] as const) : [])];
    return changes.length === 0 ? [] : [{ id: layer.id, layer, changes }];
  });
  const gone = [...old.values()].filter(({ id }) => !now.some((layer) => layer.id === id));
  return [
    ...changed,
    ...gone.map((layer): LayerChange => ({ id: layer.id, layer, changes: ["removed"] })),
  ];
}

function differences(was: Layer, is: Layer): ("moved" | "sized" | "words" | "look")[] {
  const one: Readonly<Record<string, unknown>> = { ...was };
  const two: Readonly<Record<string, unknown>> = { ...is };
  const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(two[key]),
  );
  const kinds = keys.map((key) => {
    if (places.has(key)) return "moved";
    if (sizes.has(key)) return "sized";
    // Words of one's own take the place of a kit's: that they did is no look.
    return key === "text" || key === "sample" ? "words" : "look";
  });
  return [...new Set(kinds)];
}
