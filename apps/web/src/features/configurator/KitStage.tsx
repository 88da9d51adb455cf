import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { wearOnRider } from "@holeshot/views";
import {
  type CSSProperties,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { useEditor, useEditorState } from "../../editor/model/editor-context.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { part } from "../../ui/part.tsx";
import { GarmentPicture } from "../../parts/garment-picture/GarmentPicture.tsx";
import { useFittingPixels } from "../../parts/garment-picture/fitting-pixels.ts";
import { clothLight, isLightCloth } from "../../editor/stage/paint/cloth-light.ts";
import type { StageView } from "../../editor/stage/view/stage-view.ts";
import { cx } from "../../ui/cx.ts";
import { useOpenDesign } from "./design-context.ts";
import { magnified, planKit, riderRoom, roomOf, type Taken } from "./kit-plan.ts";
import type { KitRiderProps } from "./KitRider.tsx";

/** Width and height of a garment's picture at most. */
const MOST_PIXELS = 904;

const KitRider = part<KitRiderProps>(() => import("./KitRider.tsx").then((m) => m.KitRider), {
  waiting: () => <li className="kit-rider skeleton" aria-busy />,
  failed: () => null,
});

/** The kit as it is at this moment, on a rider and garment beside garment: each is the way in to working on it. */
export function KitStage() {
  const t = useT();
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
  const { items, pairs, column, row } = planKit(set.products);
  const [light, setLight] = useState<Readonly<Record<string, boolean>>>({});
  const onLight = useCallback((product: ProductId, cloth: number) => {
    setLight((before) => ({ ...before, [product]: isLightCloth(cloth, before[product]) }));
  }, []);
  return (
    <div
      // White cloth is to be told from what it hangs before, whatever hangs beside it.
      className={cx(
        "stage relative flex min-h-0 flex-1",
        items.some(({ id }) => light[id]) && "stage-answers",
      )}
    >
      <div className="kit-stage relative m-auto size-full p-3 pt-26 pb-[calc(4rem+var(--tip,0px))] md:p-6 md:pb-[calc(4.5rem+var(--tip,0px))]">
        <ul
          data-ridden={ridden}
          style={
            {
              "--rider-wide": riderRoom.width,
              "--rider-high": riderRoom.height,
              ...taking("pairs", pairs),
              ...taking("column", column),
              ...taking("row", row),
              "--pairs-columns": pairs.columns,
            } as CSSProperties
          }
          className="kit-pieces"
        >
          {ridden && <KitRider {...{ document, side, garments, cuts }} onNone={setMissed} />}
          {items.map(({ id, name }) => (
            <li key={id} className="kit-garment">
              <button
                type="button"
                data-garment={id}
                {...(id === latest && { "data-last": "" })}
                aria-label={t("editor.kit.open", {
                  product: name,
                  side: t(`side.${side}`),
                })}
                className="group flex w-full cursor-pointer flex-col items-center rounded-control focus-visible:-outline-offset-2"
                onClick={() => store.show({ product: id })}
              >
                <KitGarment product={id} side={side} document={document} onLight={onLight} />
                <span className="kit-name type-small group-hover:underline">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What garments take, for the style that finds their scale. */
function taking(name: string, { width, height, rows }: Taken): Record<string, number> {
  return { [`--${name}-wide`]: width, [`--${name}-high`]: height, [`--${name}-rows`]: rows };
}

interface KitGarmentProps {
  product: ProductId;
  side: Side;
  document: DesignDocument;
  onLight: (product: ProductId, cloth: number) => void;
}

const noOptions: Readonly<Record<string, string>> = {};
const nothing = (): void => undefined;

interface Shown {
  readonly document: DesignDocument;
  readonly view: StageView;
}

/** A garment over its shadow on the ground, as large as all that hang beside it. Drawn again when its own part of the design has changed. */
const KitGarment = memo(
  function KitGarment({ product, side, document, onLight }: KitGarmentProps) {
    const { assets, kits, groups } = useEditor();
    const group = groups[product] ?? "men";
    const [stores] = useState(() => ({ assets, kits }));
    const [shown, setShown] = useState<Shown | null>(null);
    const onShown = useCallback(
      (view: StageView, on: HTMLCanvasElement) => {
        setShown({ document, view });
        onLight(product, clothLight(on));
      },
      [document, product, onLight],
    );
    const { width, height, paper } = roomOf(product);
    const room = useRef<HTMLSpanElement>(null);
    const pixels = useFittingPixels(room, paper / height, MOST_PIXELS);
    return (
      <span
        ref={room}
        data-shown={shown?.document === document}
        aria-busy={shown === null}
        style={{ "--wide": width, "--high": height } as CSSProperties}
        className={cx("kit-picture", shown === null && "skeleton")}
      >
        <span
          className="kit-paper"
          style={shown ? paperOf(shown.view, magnified(product, group)) : {}}
        >
          {pixels > 0 && (
            <GarmentPicture
              {...{ stores, document, product, side, pixels, group }}
              rider={null}
              options={document.products[product]?.properties ?? noOptions}
              onShown={onShown}
              onFailed={nothing}
            />
          )}
        </span>
      </span>
    );
  },
  (before, after) =>
    before.product === after.product &&
    before.side === after.side &&
    before.document.products[before.product] === after.document.products[after.product],
);

/** Of the square picture its side, and what of it lies below the ground, mm. Pieces that nobody has draped fill their room. */
function paperOf({ table, shadow, worn }: StageView, times: number): CSSProperties {
  if (!worn || !shadow) return {};
  const mm = worn.pixel * times;
  const ground = shadow.frame.top + shadow.ellipse.y * shadow.frame.side;
  const lengths = { "--paper": mm * table.width, "--below": mm * (table.height - ground) };
  return lengths as CSSProperties;
}
