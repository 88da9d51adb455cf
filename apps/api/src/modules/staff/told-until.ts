import type { Changes } from "../../platform/database/hear-changes.ts";

/** What a desk was told of last, as it carries it: only the process that told it knows what it means. */
export interface ToldUntil {
  /** For whoever is told now. */
  readonly mark: () => string;
  /** How many changes are behind a mark; undefined for one of another process, or none. */
  readonly read: (mark: string | undefined) => number | undefined;
}

/** @param process names this one among all that ever ran. */
export function toldUntil({ heard }: Changes, process: string): ToldUntil {
  const begins = `${process}.`;
  return {
    mark: () => `${begins}${heard()}`,
    read: (mark) => {
      if (!mark?.startsWith(begins)) return undefined;
      const count = Number(mark.slice(begins.length));
      return Number.isSafeInteger(count) && count <= heard() ? count : undefined;
    },
  };
}
