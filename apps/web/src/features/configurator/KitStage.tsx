import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { wearOnRider } from "@holeshot/views";
import {
  type CSSProperties,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from "react";
import { useEditor, useEditorState } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useIsPhone } from "../../lib/use-is-phone.ts";
import { part } from "../../ui/part.tsx";
import { GarmentPicture } from "../../parts/garment-picture/GarmentPicture.tsx";
import { useOpenDesign } from "./design-context.ts";
import type { KitRiderProps } from "./KitRider.tsx";

/** Width and height of a garment's picture; a phone's screen has more pixels than it shows a garment with. */
const PIXELS = 640;
const FEWER_PIXELS = 440;

const KitRider = part<KitRiderProps>(() => import("./KitRider.tsx").then((m) => m.KitRider), {
  waiting: () => <li className="kit-rider skeleton m-[8%]" aria-busy />,
  failed: () => null,
});

/** The kit as it is at this moment, on a rider and garment beside garment: each is the way in to working on it. */
export function KitStage() {
  const t = useT();
  const narrow = useIsPhone();
  const { store, groups } = useEditor();
  const { set } = useOpenDesign();
  const latest = useEditorState((state) => state.product);
  const side = useEditorState((state) => state.side);
  // What is under the finger comes first; the pictures follow.
  const document = useDeferredValue(useEditorState((state) => state.editing.document));
  const garments = set.products.flatMap(({ id: product }) =>
    wearOnRider(product) === null
      ? []
      : [
          {
            product,
            group: groups[product] ?? "men",
            options: document.products[product]?.properties ?? noOptions,
          },
        ],
  );
  const cuts = JSON.stringify(garments);
  const [missed, setMissed] = useState<string | null>(null);
  // A rider who did not come is asked for again with another cut, and when the line is back.
  useEffect(() => {
    const again = (): void => setMissed(null);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  const wears = new Set(garments.map(({ product }) => wearOnRider(product)));
  const ridden = missed !== cuts && wears.has("top") && wears.has("legs");
  return (
    <div className="stage relative flex min-h-0 flex-1">
      <ul
        data-ridden={ridden}
        style={{ "--tiles": set.products.length } as CSSProperties}
        className="kit-stage relative m-auto size-full p-3 pt-26 pb-16 md:p-6 md:pb-18"
      >
        {ridden && <KitRider {...{ document, side, narrow, garments, cuts }} onNone={setMissed} />}
        {set.products.map(({ id, name }) => (
          <li
            key={id}
            data-wear={wearOnRider(id)}
            className="kit-garment relative flex min-h-0 min-w-0"
          >
            <button
              type="button"
              data-garment={id}
              {...(id === latest && { "data-last": "" })}
              aria-label={t("editor.kit.open", {
                product: name,
                side: t(`side.${side}`),
              })}
              className="group flex min-h-0 min-w-0 flex-1 cursor-pointer flex-col items-center justify-end rounded-control focus-visible:-outline-offset-2"
              onClick={() => store.show({ product: id })}
            >
              <span className="kit-picture pointer-events-none relative shrink-0 *:absolute *:inset-0">
                <KitGarment
                  product={id}
                  side={side}
                  document={document}
                  pixels={narrow ? FEWER_PIXELS : PIXELS}
                />
              </span>
              <span className="min-h-6 type-small font-semibold group-hover:underline">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface KitGarmentProps {
  product: ProductId;
  side: Side;
  document: DesignDocument;
  pixels: number;
}

const noOptions: Readonly<Record<string, string>> = {};
const nothing = (): void => undefined;

/** Drawn again when its own part of the design has changed. */
const KitGarment = memo(
  function KitGarment({ product, side, document, pixels }: KitGarmentProps) {
    const { assets, kits, groups } = useEditor();
    const [stores] = useState(() => ({ assets, kits }));
    const [shown, setShown] = useState<DesignDocument | null>(null);
    const onShown = useCallback(() => setShown(document), [document]);
    return (
      <span
        data-shown={shown === document}
        aria-busy={shown === null}
        className={shown === null ? "skeleton m-[8%]" : ""}
      >
        <GarmentPicture
          {...{ stores, document, product, side, pixels }}
          rider={null}
          group={groups[product] ?? "men"}
          options={document.products[product]?.properties ?? noOptions}
          onShown={onShown}
          onFailed={nothing}
        />
      </span>
    );
  },
  (before, after) =>
    before.product === after.product &&
    before.side === after.side &&
    before.pixels === after.pixels &&
    before.document.products[before.product] === after.document.products[after.product],
);
