import { swapColours } from "../../colours.ts";
import type { ColourMap, KitLettering } from "../../commands/command.ts";
import { patched } from "../../commands/edit.ts";
import type { Outline, PlacedLayer, Placement, TextLayer } from "../../document.ts";
import { resizedText } from "./place.ts";

/** mm and degrees: a layer this near its slot was never moved. */
const still = 0.05;
/** What a text takes from the new template, each only while it is as the old template had it. */
const looks = [
  "font",
  "size",
  "colour",
  "letter_spacing",
  "align",
  "curve",
  "stroke",
  "strokes",
  "shadow",
  "on_plate",
] as const;

/**
 * Text and pictures of one template on another. What still stands in a slot goes to the slot of the
 * same role, and a text takes on the look it was not given by hand; what was moved by hand or is
 * locked stays. Sponsors of the template's own that nobody changed give way to the new one's.
 * `recoloured` is asked for what a layer keeps of its own colours.
 */
export function carriedLettering(
  layers: readonly PlacedLayer[],
  { from, to }: KitLettering,
  recoloured: (layer: PlacedLayer) => PlacedLayer,
): PlacedLayer[] {
  const slots = new Map(
    layers.flatMap((layer) => {
      const slot = layer.locked ? undefined : slotUnder(layer, from);
      return slot ? [[layer.id, slot] as const] : [];
    }),
  );
  const staying = layers.filter((layer) => {
    const slot = slots.get(layer.id);
    return slot && !isStandIn(layer, slot);
  });
  const goals = goalsOf(new Set(staying.flatMap(({ id }) => slots.get(id) ?? [])), to);
  const taken = new Set(goals.values());
  const carried = layers.flatMap((layer): PlacedLayer[] => {
    const slot = slots.get(layer.id);
    if (!slot) return [kept(layer, recoloured(layer))];
    if (isStandIn(layer, slot)) {
      const next = to.find(({ id, role }) => id === slot.id && role === undefined);
      return next && !taken.has(next) ? [kept(layer, { ...next, hidden: layer.hidden })] : [];
    }
    const goal = goals.get(slot.id);
    const own = recoloured(layer);
    return [kept(layer, goal ? onSlot(layer, slot, goal, own) : own)];
  });
  return [...carried, ...newSponsors(layers, carried, { from, to }, taken)];
}

/** The layer itself when nothing of it changes. */
function kept(layer: PlacedLayer, next: PlacedLayer): PlacedLayer {
  return JSON.stringify(next) === JSON.stringify(layer) ? layer : next;
}

/** The slot a layer stands in: its own before any other at that place. */
function slotUnder(layer: PlacedLayer, from: readonly TextLayer[]): TextLayer | undefined {
  const there = from.filter((slot) => standsOn(layer, slot));
  return there.find(({ id }) => id === layer.id) ?? there[0];
}

function standsOn(layer: Placement, slot: Placement): boolean {
  return (
    layer.piece === slot.piece &&
    [layer.x - slot.x, layer.y - slot.y, layer.rotation - slot.rotation].every(
      (off) => Math.abs(off) <= still,
    )
  );
}

/** A sponsor of the template's own that is as it came; one that was kept as it is belongs to the rider. */
function isStandIn(layer: PlacedLayer, slot: TextLayer): boolean {
  return (
    layer.kind === "text" &&
    layer.role === undefined &&
    slot.role === undefined &&
    layer.id === slot.id &&
    layer.text === slot.text &&
    layer.sample === slot.sample &&
    layer.font === slot.font
  );
}

/** For each old slot the new one: of the same id, else a free one of its role, nearest in name. */
function goalsOf(
  slots: ReadonlySet<TextLayer>,
  to: readonly TextLayer[],
): ReadonlyMap<string, TextLayer> {
  const goals = new Map<string, TextLayer>();
  for (const slot of slots) {
    const same = to.find(({ id, role }) => id === slot.id && role === slot.role);
    if (same) goals.set(slot.id, same);
  }
  for (const slot of slots) {
    if (goals.has(slot.id)) continue;
    const taken = new Set(goals.values());
    const free = to.filter((goal) => goal.role === slot.role && !taken.has(goal));
    const next =
      free.find(({ id }) => familyOf(id) === familyOf(slot.id)) ??
      free.find(({ piece }) => piece === slot.piece);
    if (next) goals.set(slot.id, next);
  }
  return goals;
}

/** `mark-thigh` of `mark-thigh-left-2`. */
function familyOf(slot: string): string {
  return slot.replace(/-\d+$/, "").replace(/-(?:left|right)$/, "");
}

function onSlot(
  layer: PlacedLayer,
  slot: TextLayer,
  goal: TextLayer,
  recoloured: PlacedLayer,
): PlacedLayer {
  const { piece, x, y, rotation } = goal;
  const placed = { ...recoloured, piece, x, y, rotation };
  if (layer.kind !== "text") return placed;
  const small = inSlot(slot, layer.text);
  const own = [slot, small].map((come) => looks.map((look) => key(come, look)));
  const same = looks.filter((look, i) => own.some((come) => come[i] === key(layer, look)));
  // Another colourway has the sizes it had: what was left large stays so.
  const stays = slot.size === goal.size && layer.size !== small.size;
  const next = stays ? goal : inSlot(goal, layer.text);
  return patched<PlacedLayer>(
    placed,
    Object.fromEntries(same.map((look) => [look, next[look] ?? null])),
  );
}

function key(layer: TextLayer, look: (typeof looks)[number]): string {
  return JSON.stringify(layer[look] ?? null);
}

/** A number of one narrow digit leaves room for this much, and other digits are a little wider. */
const room = { least: 1.7, share: 0.95 };

/** mm: an outline that could be printed still can be. */
const thinnest = 1;

/** A slot's own text with another number in it: smaller when it has more digits than the slot was made for. */
function inSlot(slot: TextLayer, text: string): TextLayer {
  if (slot.role !== "number" || text === slot.text) return slot;
  const share = (room.share * Math.max(room.least, widthOf(slot.text))) / widthOf(text);
  if (share >= 1) return slot;
  const small = resizedText(slot, Math.round(slot.size * share * 10) / 10);
  const printable = <T extends Outline>(now: T, was: Outline | undefined): T => ({
    ...now,
    width: Math.max(now.width, Math.min(thinnest, was?.width ?? 0)),
  });
  return {
    ...small,
    stroke: printable(small.stroke, slot.stroke),
    ...(small.strokes && {
      strokes: small.strokes.map((stroke, i) => printable(stroke, slot.strokes?.[i])),
    }),
  };
}

/** In digits; a one is slim in most faces. */
function widthOf(text: string): number {
  return [...text].reduce((sum, digit) => sum + (digit === "1" ? 0.6 : 1), 0) || 1;
}

/** Sponsors in places the old template had none; none for a rider who took one of the old away. */
function newSponsors(
  layers: readonly PlacedLayer[],
  carried: readonly PlacedLayer[],
  { from, to }: KitLettering,
  taken: ReadonlySet<TextLayer>,
): TextLayer[] {
  const had = new Set(layers.map(({ id }) => id));
  if (!from.every(({ id, role }) => role !== undefined || had.has(id))) return [];
  const known = new Set([...from, ...carried].map(({ id }) => id));
  return to.filter((slot) => slot.role === undefined && !known.has(slot.id) && !taken.has(slot));
}

/** A text in the colours that go with another template or colourway; one that is locked keeps its own. */
export function relettered(layer: PlacedLayer, colours: ColourMap | undefined): PlacedLayer {
  if (!colours || layer.kind !== "text" || layer.locked) return layer;
  return swapColours(layer, (colour) =>
    Object.hasOwn(colours, colour) ? (colours[colour] ?? colour) : colour,
  );
}
