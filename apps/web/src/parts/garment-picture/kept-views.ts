import {
  openStageView,
  type StageView,
  type ViewWish,
} from "../../editor/stage/view/stage-view.ts";

/** A team's garments differ in what is printed on them, not in how they hang: a view serves all of them. */
const MOST = 12;
const kept = new Map<string, Promise<StageView>>();

/** The view that is wanted, made once and kept while it is among the latest. */
export function keptView(wish: ViewWish): Promise<StageView> {
  const key = JSON.stringify(wish);
  const known = kept.get(key) ?? openStageView(wish).then(({ view }) => view);
  // The latest stands last.
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return known;
}
