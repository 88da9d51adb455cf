import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";

/** How many garments of a line were given back: whoever makes or packs it asks before they do. */
export function Refunded({ line }: { line: Pick<DeskOrder["lines"][number], "refunded"> }) {
  const say = useWords();
  if (line.refunded === undefined) return null;
  return <span className="block text-err">{say("line.refunded", { count: line.refunded })}</span>;
}
