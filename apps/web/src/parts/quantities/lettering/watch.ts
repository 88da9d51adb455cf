import type { DesignDocument } from "@holeshot/design";
import { isProductId, type ProductId } from "@holeshot/domain";
import { baseGarment, cutGarment, fetchPattern } from "../../../editor/garments/patterns.ts";
import { PAINT_WITHIN_MS } from "../../../editor/stage/paint/paint-within.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import type { ConfiguratorSet } from "../../sets/use-set.ts";
import { storesOf } from "../../stores-of.ts";
import { judgePiece, prepareGarment, rosterFonts, type JudgeSources } from "./judge.ts";
import type { PieceFault } from "../roster-problems.ts";
import type { LetteredPiece } from "./lettered-pieces.ts";
import { inSlices, type Pace } from "./slices.ts";
import { createListeners } from "../../../lib/listeners.ts";

/** By the key of a piece: what is wrong with its lettering, if anything. */
export type Verdicts = ReadonlyMap<string, PieceFault>;

/** Finds out whose name or number has no room on a garment of one design, or letters that are not there. */
export interface LetteringWatch {
  /** What is known; another map whenever it is more. */
  readonly verdicts: () => Verdicts;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out about those not known yet. Answers how to stop. */
  readonly look: (pieces: readonly LetteredPiece[]) => () => void;
}

const pace: Pace = {
  now: () => performance.now(),
  soon: (work) => whenIdle(work, PAINT_WITHIN_MS),
};

const watches = new WeakMap<ConfiguratorSet, WeakMap<DesignDocument, LetteringWatch>>();

/** One watch for each design: what the list that is read has found out, the sheet knows. */
export function watchLettering(set: ConfiguratorSet, document: DesignDocument): LetteringWatch {
  const ofSet = watches.get(set) ?? new WeakMap<DesignDocument, LetteringWatch>();
  watches.set(set, ofSet);
  const watch = ofSet.get(document) ?? openWatch(set, document);
  ofSet.set(document, watch);
  return watch;
}

function openWatch(set: ConfiguratorSet, document: DesignDocument): LetteringWatch {
  const { assets, kits } = storesOf(set);
  const found = new Map<string, PieceFault>();
  /** Judged before all faces were here: another one may have the letters that are missing. */
  const open = new Set<string>();
  let told: Verdicts = new Map();
  let news = false;
  const listeners = createListeners();
  const cut = new Set<ProductId>();
  const ready = new Set<string>();
  const sources: JudgeSources = {
    document,
    art: (product) => kits.kit(document, product)?.art ?? null,
    font: assets.font,
    faces: set.fonts,
    absentFont: assets.absentFont,
    garment: (product, properties) => {
      if (!cut.has(product)) return null;
      if (properties === undefined) return baseGarment(product);
      const { size = "", ...options } = properties;
      return cutGarment(product, { size, options });
    },
  };

  /** Cutting a garment takes as long as a verdict: each is a step of its own. */
  function step(piece: LetteredPiece): boolean {
    const { product, key } = piece;
    if (isProductId(product) && !cut.has(product)) return false;
    if (prepareGarment(sources, piece, ready)) return true;
    const fault = judgePiece(sources, piece);
    if (fault === null) return false;
    found.set(key, fault);
    news = true;
    if (fault.missing === null || facesAreHere()) open.delete(key);
    else open.add(key);
    return false;
  }

  function facesAreHere(): boolean {
    return set.fonts.every(({ id }) => assets.font(id) ?? assets.absentFont(id));
  }

  function want(products: readonly string[], arrived: () => void): void {
    for (const product of products) {
      if (!isProductId(product)) continue;
      for (const font of rosterFonts(document, product)) assets.wantFont(font);
      kits.kit(document, product);
      if (cut.has(product)) continue;
      void (fetchPattern(product) ?? Promise.resolve())
        .then(() => {
          cut.add(product);
          arrived();
        })
        // The cart tells it after saving, as it does where no code comes at all.
        .catch(() => undefined);
    }
  }

  function publish(): void {
    // Asked for only where somebody's letters are missing: that is rare, and they are many.
    if (open.size > 0) for (const { id } of set.fonts) assets.wantFont(id);
    if (!news) return;
    news = false;
    told = new Map(found);
    listeners.tell();
  }

  return {
    verdicts: () => told,
    subscribe: listeners.subscribe,
    look: (pieces) => {
      let stop = (): void => undefined;
      function go(): void {
        stop();
        const again = open.size > 0 && facesAreHere();
        const left = pieces.filter(({ key }) => !found.has(key) || (again && open.has(key)));
        if (left.length > 0) stop = inSlices(left, step, publish, pace);
      }
      const leave = [assets.subscribe(go), kits.subscribe(go)];
      want([...new Set(pieces.map(({ product }) => product))], go);
      go();
      return () => {
        stop();
        for (const each of leave) each();
      };
    },
  };
}
