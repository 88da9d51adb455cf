import {
  buildScene,
  type Chosen,
  createSceneMemo,
  type RosterEntry,
  type Scene,
  sceneInput,
  type SceneInput,
  sceneSteps,
} from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import { type Garment, lyingOn, sewnOnChoices } from "@holeshot/garments";
import type { AssetStore } from "../../assets/asset-store.ts";
import type { ProductKit } from "../../assets/kit-store.ts";
import { baseGarment, cutGarment } from "../../garments/patterns.ts";

/**
 * The scene of a design as it is now, of all pieces or those that are in sight; what did not change comes back as the
 * same objects.
 */
export interface SceneSource {
  (...wanted: Wanted): Scene;
  /** Makes what the scene is put together from, bit by bit: then it is at hand. */
  readonly steps: (...wanted: Wanted) => Iterator<unknown>;
}

type Wanted = [
  design: DesignDocument,
  kit: ProductKit,
  pieces?: readonly string[],
  roster?: RosterEntry,
];

const sources = new WeakMap<AssetStore, Map<Garment, SceneSource>>();

/** One source for all that shows a garment: stage, side pictures and the turning garment draw the same scene. */
export function sceneSource(garment: Garment, assets: AssetStore): SceneSource {
  const known = sources.get(assets) ?? new Map<Garment, SceneSource>();
  sources.set(assets, known);
  const source = known.get(garment) ?? createSource(garment, assets);
  known.set(garment, source);
  return source;
}

function createSource(garment: Garment, assets: AssetStore): SceneSource {
  const base = baseGarment(garment.product);
  const memo = createSceneMemo();
  let last: { key: readonly unknown[]; scene: Scene } | null = null;
  function inputOf(...[design, kit, pieces, roster]: Wanted): SceneInput {
    const facts = { document: design, garment, base, kit, drawables: assets.drawables };
    // A rider's garment is shown as it is made.
    const chosen = chosenOf(garment, design);
    const options = {
      memo,
      ...(chosen && { chosen }),
      samples: roster === undefined,
      ...(pieces && { pieces }),
      ...(roster && { roster }),
    };
    return sceneInput(facts, options);
  }
  const scene = (...wanted: Wanted): Scene => {
    const [design, kit, pieces, roster] = wanted;
    const key = [design, kit, assets.arrivals(), pieces, roster];
    if (last && key.every((part, index) => part === last?.key[index])) return last.scene;
    last = { key, scene: buildScene(inputOf(...wanted)) };
    return last.scene;
  };
  return Object.assign(scene, { steps: (...wanted: Wanted) => sceneSteps(inputOf(...wanted)) });
}

/** What was chosen, or is made so without a choice, and lies on the cloth; undefined where nothing does. */
function chosenOf(garment: Garment, design: DesignDocument): Chosen | undefined {
  const { product, size } = garment;
  const chosen = design.products[product]?.properties ?? {};
  const [options, own] = [lyingOn(product, chosen), sewnOnChoices(product, chosen)];
  if (Object.keys(options).length === 0) return undefined;
  const isPlain = Object.keys(own).length === 0;
  return { garment: isPlain ? garment : cutGarment(product, { size, options: own }), options };
}
