import type { Command, DesignDocument, SampleLettering } from "@holeshot/design";
import { wordsOn } from "../layers/text/words.ts";

/** What becomes of one sample: other words in its place, none for nothing at all, or the sample itself. */
export interface SampleAnswer {
  readonly words: string;
  readonly keep: boolean;
}

export const noAnswer: SampleAnswer = { words: "", keep: false };

/** The changes that put the answers in place of the samples, in the order of the samples. */
export function answerCommands(
  samples: readonly SampleLettering[],
  answers: readonly SampleAnswer[],
): Command[] {
  return samples.flatMap(({ layers }, index) => {
    const { words, keep } = answers[index] ?? noAnswer;
    return layers.flatMap(({ product, layer }): Command[] => {
      // Each keeps its own words: the numbers of jersey and pants may differ.
      const text = keep ? layer.text : words.trim();
      return wordsOn(product, layer, text);
    });
  });
}

/** The names of the pieces that samples stand on, each once. */
export function placesOf(
  { layers }: SampleLettering,
  pieceName: (product: keyof DesignDocument["products"], piece: string) => string,
): string[] {
  return [...new Set(layers.map(({ product, layer }) => pieceName(product, layer.piece)))];
}
