/** What is told of care in symbols, in the order in which labels have them (ISO 3758). */
export const careKinds = {
  wash: [
    "wash-30",
    "wash-30-mild",
    "wash-30-very-mild",
    "wash-40",
    "wash-40-mild",
    "wash-40-very-mild",
    "wash-60",
    "wash-60-mild",
    "wash-no",
  ],
  bleach: ["bleach-any", "bleach-oxygen", "bleach-no"],
  tumble: ["tumble-low", "tumble-normal", "tumble-no"],
  dry: ["dry-line", "dry-drip", "dry-flat"],
  iron: ["iron-110", "iron-150", "iron-200", "iron-no"],
  clean: ["dry-clean-p", "dry-clean-p-mild", "dry-clean-f", "dry-clean-f-mild", "dry-clean-no"],
} as const;

export type CareSymbol = (typeof careKinds)[keyof typeof careKinds][number];

export const careSymbols: readonly CareSymbol[] = Object.values(careKinds).flat();

/** Said of every garment; how it dries in the air may be left out. */
const needed = ["wash", "bleach", "tumble", "iron", "clean"] as const;

/** What a label would lack, say twice or out of turn: the kind of it; null where all is well, or where words say it alone. */
export function careFault(symbols: readonly CareSymbol[]): keyof typeof careKinds | null {
  if (symbols.length === 0) return null;
  const kinds = Object.keys(careKinds) as (keyof typeof careKinds)[];
  const kindOf = (symbol: CareSymbol) =>
    kinds.find((kind) => (careKinds[kind] as readonly CareSymbol[]).includes(symbol)) ?? "wash";
  const places = symbols.map((symbol) => kinds.indexOf(kindOf(symbol)));
  const early = places.findIndex((place, at) => at > 0 && place <= (places[at - 1] ?? -1));
  const missing = needed.find((kind) => !places.includes(kinds.indexOf(kind)));
  return missing ?? (early < 0 ? null : (kinds[places[early] ?? 0] ?? null));
}
