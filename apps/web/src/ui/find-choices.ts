import type { Choice } from "./SelectField.tsx";

/** What someone types when they mean a word: small letters, no accents, no double spaces. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/ø/gi, "o")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Choices that hold the text: names that begin with it first, then words that do, then the rest, each in their own order. */
export function findChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = plain(text);
  if (wanted === "") return choices;
  return choices
    .map((choice) => ({ choice, rank: rank(choice, wanted) }))
    .filter((found) => found.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

function rank({ value, label }: Choice, wanted: string): number {
  const name = plain(label);
  if (name.startsWith(wanted)) return 0;
  if (value === wanted) return 1;
  const at = name.indexOf(wanted);
  if (at < 0) return 4;
  return /[\s(-]/.test(name[at - 1] ?? "") ? 2 : 3;
}

/** The one choice a finished text means: its name or its code; null when it is none or leaves a doubt. */
export function meantChoice(choices: readonly Choice[], text: string): Choice | null {
  const wanted = plain(text);
  const exact = choices.find(({ label }) => plain(label) === wanted);
  if (exact) return exact;
  const found = findChoices(choices, text);
  return found.length === 1 || found[0]?.value === wanted ? (found[0] ?? null) : null;
}
