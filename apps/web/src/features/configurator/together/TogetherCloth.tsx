import { isPlaced } from "@holeshot/design";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  useEditor,
  useEditorState,
  useSelectedLayer,
} from "../../../editor/model/editor-context.ts";
import { layerBox, shownParts } from "../../../editor/stage/frame/layer-box.ts";
import type { ClothView } from "../../../editor/stage/view/cloth-view.ts";
import { useCalled, useCompany, useMeeting } from "./meeting.ts";
import { RemarkPins } from "./RemarkPins.tsx";

export interface TogetherClothProps {
  view: ClothView;
  /** CSS pixels a picture pixel. */
  ratio: number;
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** Where the others are on the side in sight; and the others are told where one's own pointer is, or the chosen layer. */
export function TogetherCloth({ view, ratio }: TogetherClothProps) {
  const editor = useEditor();
  const company = useMeeting()?.company;
  const { others } = useCompany();
  const called = useCalled();
  const product = useEditorState((state) => state.product);
  const mark = useRef<HTMLDivElement>(null);
  const chosen = useSelectedLayer();

  const point = useEffectEvent((left: number, top: number) => {
    const found = view.at(left / ratio, top / ratio);
    company?.point(
      found && { product, piece: found.piece, x: tenth(found.point.x), y: tenth(found.point.y) },
    );
  });
  useEffect(() => {
    const cloth = mark.current?.parentElement;
    if (!cloth) return undefined;
    const move = (event: PointerEvent): void => {
      const { left, top } = cloth.getBoundingClientRect();
      point(event.clientX - left, event.clientY - top);
    };
    cloth.addEventListener("pointermove", move, { passive: true });
    return () => cloth.removeEventListener("pointermove", move);
  }, []);

  // Who works by keys is where the chosen layer lies.
  const tell = useEffectEvent(() => {
    const box = chosen && isPlaced(chosen) ? layerBox(chosen, shownParts(editor)) : null;
    if (box) company?.point({ product, piece: box.piece, x: tenth(box.x), y: tenth(box.y) });
  });
  useEffect(() => tell(), [chosen]);

  return (
    <>
      <div ref={mark} hidden />
      {company && <RemarkPins view={view} ratio={ratio} />}
      {others.map((each) => {
        const { place } = each;
        const found = place?.product === product ? view.find(place.piece, place) : null;
        if (!found) return null;
        return (
          <div
            key={each.editor}
            aria-hidden
            data-cursor={each.number}
            className="pointer-events-none absolute top-0 left-0 transition-transform duration-150 ease-linear motion-reduce:transition-none"
            style={{ transform: `translate(${found.x * ratio}px, ${found.y * ratio}px)` }}
          >
            <svg width="20" height="22" viewBox="0 0 20 22" className="block">
              <path
                d="M2 1.5 17.5 10.2 10.3 12.2 7 19.5Z"
                fill={each.colour}
                stroke="#fff"
                strokeWidth="1.6"
                strokeLinejoin="round"
              />
            </svg>
            <span
              className="absolute top-4 left-3.5 max-w-36 truncate rounded-control border border-[#fff] px-1.5 py-0.5 type-small font-semibold whitespace-nowrap text-[#fff]"
              style={{ background: each.colour }}
            >
              {called(each)}
            </span>
          </div>
        );
      })}
    </>
  );
}
