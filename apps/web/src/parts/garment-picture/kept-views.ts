import {
  openStageView,
  type StageView,
  type ViewWish,
} from "../../editor/stage/view/stage-view.ts";
import { createLatest } from "../../lib/latest.ts";

/** A team's garments differ in what is printed on them, not in how they hang: a view serves all of them. */
const latest = createLatest<StageView>(12);

/** The view that is wanted, made once and kept while it is among the latest. */
export function keptView(wish: ViewWish): Promise<StageView> {
  return latest(JSON.stringify(wish), async () => (await openStageView(wish)).view);
}
