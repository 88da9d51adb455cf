import { createContext, use } from "react";
import type { Shown } from "./page-loader.ts";
import type { AnyParams, ParamsOf, Place, SearchOf } from "./pages.ts";

export const ShownContext = createContext<Shown | null>(null);

/** The page on the screen and its address; while the next one is on its way, still this one. */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === null) throw new Error("outside of the pages");
  return shown;
}

function useShownAt(place: Place): Shown {
  const shown = useShown();
  if (shown.route?.path !== place) throw new Error(`${shown.pathname} is not at ${place}`);
  return shown;
}

/** What the path of a page at `place` says. */
export function useParams<P extends Place>(place: P): ParamsOf<P> {
  return useShownAt(place).params as ParamsOf<P>;
}

/** What the search of a page at `place` says, as far as it makes sense. */
export function useSearch<P extends Place>(place: P): SearchOf<P> {
  return useShownAt(place).search as SearchOf<P>;
}

/** For a page that stands at several places. */
export function useAnyParams(): AnyParams {
  return useShown().params;
}
