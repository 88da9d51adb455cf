import { useQueries } from "@tanstack/react-query";
import { type Design, designQuery } from "../../parts/sets/use-set.ts";

/** Several designs at once, as far as they can still be read. */
export function useDesigns(uuids: readonly string[]): readonly Design[] {
  return useQueries({
    queries: uuids.map((uuid) => designQuery(uuid)),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
}
