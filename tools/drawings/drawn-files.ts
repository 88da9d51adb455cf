import { flags } from "./flags.ts";
import { type Drawing, toSvg } from "./shapes.ts";
import { bands } from "./sport-bands.ts";
import { frames, plates } from "./sport-plates.ts";
import { round } from "./sport-round.ts";

/** The marks of the sport, by id. */
export const sport: Readonly<Record<string, Drawing>> = {
  ...plates,
  ...bands,
  ...round,
  ...frames,
};

/** Every file that is drawn here, by its name under `catalogue/logos/own`. */
export function drawnFiles(): ReadonlyMap<string, string> {
  const nations = Object.entries(flags).map(
    ([code, drawing]) => [`flags/${code}.svg`, toSvg(drawing)] as const,
  );
  const marks = Object.entries(sport).map(
    ([id, drawing]) => [`sport/${id}.svg`, toSvg(drawing)] as const,
  );
  return new Map([...nations, ...marks]);
}
