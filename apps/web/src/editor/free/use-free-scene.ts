import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { persist } from "../../lib/lazy/persist.ts";
import { report } from "../../lib/report.ts";
import { toast } from "../../ui/toast-store.ts";
import { useEditor, useEditorState, useGroup, useOptions } from "../model/editor-context.ts";
import { cutGarment, fetchPattern } from "../garments/patterns.ts";
import { clothList } from "../views/cloth-list.ts";
import { drapedLights, drapedModel } from "../views/drapes.ts";
import { hasGraphicsCard } from "../views/table-client.ts";
import { createFreeScene, type FreeScene } from "./free-scene.ts";

export interface PaintedFree {
  readonly scene: FreeScene | null;
  readonly busy: boolean;
}

/** The turning garment on a canvas, painted with every change. Where it cannot be shown, the photo view is. */
export function useFreeScene(canvas: RefObject<HTMLCanvasElement | null>): PaintedFree {
  const { store, assets, kits } = useEditor();
  const product = useEditorState((state) => state.product);
  const group = useGroup();
  const options = useOptions();
  const [scene, setScene] = useState<FreeScene | null>(null);
  const [busy, setBusy] = useState(true);
  const t = useT();
  /** Back to the side, in words: a press that does nothing is pressed again. */
  const giveUp = useEffectEvent((because: "app.part_failed.text" | "shared.round.unable") => {
    toast(t(because), "err");
    store.show({ look: "worn" });
  });

  useEffect(() => {
    let wanted = true;
    let made: FreeScene | null = null;
    async function open(): Promise<void> {
      // A moment without network is waited out.
      const fetchAll = () =>
        Promise.all([drapedModel(clothList(), { product, group, options }), fetchPattern(product)]);
      const [draped] = await persist(fetchAll, { wanted: (tries) => wanted && tries < 3 });
      const sides =
        draped &&
        (await persist(() => drapedLights(clothList(), draped), {
          wanted: (tries) => wanted && tries < 3,
        }));
      const card = await hasGraphicsCard();
      if (!wanted || !canvas.current) return;
      if (!draped || !sides) {
        giveUp("shared.round.unable");
        return;
      }
      const coarse = matchMedia("(pointer: coarse)").matches;
      const { model, drape, weave } = draped;
      const garment = cutGarment(product, { size: drape.size, options: drape.options });
      const cloth = { garment, model, weave, sides };
      made = createFreeScene({ canvas: canvas.current, ...cloth, assets, coarse, card });
      setScene(made);
    }
    open().catch((error: unknown) => {
      report(error, "free view");
      if (!wanted) return;
      giveUp(error instanceof TypeError ? "app.part_failed.text" : "shared.round.unable");
    });
    return () => {
      wanted = false;
      made?.dispose();
      setScene(null);
    };
  }, [canvas, product, group, options, store, assets]);

  useEffect(() => {
    if (!scene) return undefined;
    let frame = 0;
    function paint(): void {
      frame = 0;
      const { document } = store.state().editing;
      assets.want(document);
      const kit = kits.kit(document, product);
      if (!kit) return;
      const waiting = assets.waiting();
      scene?.paint(document, kit, waiting);
      setBusy(waiting);
    }
    function soon(): void {
      frame ||= requestAnimationFrame(paint);
    }
    soon();
    const leave = [store.subscribe(soon), assets.subscribe(soon), kits.subscribe(soon)];
    return () => {
      for (const stop of leave) stop();
      cancelAnimationFrame(frame);
    };
  }, [scene, product, store, assets, kits]);

  return { scene, busy: busy || scene === null };
}
