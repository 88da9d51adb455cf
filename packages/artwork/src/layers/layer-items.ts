import type { SceneItem, SceneProblem, SceneShrink } from "../scene.ts";

/** What a layer puts on its piece, and what is to be said about it. */
export interface LayerItems {
  readonly items: readonly SceneItem[];
  readonly problems: readonly SceneProblem[];
  readonly shrinks: readonly SceneShrink[];
}
