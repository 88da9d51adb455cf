import type { MouseEvent, PointerEvent } from "react";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import type { ClothView } from "../../../editor/stage/view/cloth-view.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import { setRemarks, useRemarks } from "./remarks.ts";

interface RemarkPinsProps {
  view: ClothView;
  ratio: number;
}

/** Below, the stage would take it for a press on the cloth. */
function keep(event: PointerEvent): void {
  event.stopPropagation();
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** What was said, at its places on the side in sight; while a place is being chosen, it takes the press. */
export function RemarkPins({ view, ratio }: RemarkPinsProps) {
  const t = useT();
  const product = useEditorState((state) => state.product);
  const { list, placing, draft, open } = useRemarks();

  function place(event: MouseEvent): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const found = view.at((event.clientX - left) / ratio, (event.clientY - top) / ratio);
    if (!found) return;
    const { piece, point } = found;
    setRemarks({ placing: false, draft: { product, piece, x: tenth(point.x), y: tenth(point.y) } });
  }

  const marks = list.flatMap((remark, at) => {
    if (remark.place.product !== product) return [];
    const found = view.find(remark.place.piece, remark.place);
    return found ? [{ remark, at, x: found.x * ratio, y: found.y * ratio }] : [];
  });
  const read = marks.find(({ remark }) => remark.id === open);
  const begun = draft?.product === product ? view.find(draft.piece, draft) : null;
  return (
    <>
      {placing && (
        // For who has no pointer, a layer is chosen first: then its place is taken.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <div
          data-remarks="placing"
          className="absolute inset-0 cursor-crosshair"
          onPointerDown={keep}
          onPointerUp={keep}
          onClick={place}
        />
      )}
      {marks.map(({ remark, at, x, y }) => (
        <button
          key={remark.id}
          type="button"
          data-remark={at + 1}
          aria-label={t("together.comment_at", { number: at + 1, text: remark.text })}
          aria-expanded={remark.id === open}
          className="absolute flex size-6 -translate-x-3 -translate-y-3 items-center justify-center pointer-coarse:size-11 pointer-coarse:-translate-x-5.5 pointer-coarse:-translate-y-5.5"
          style={{ left: x, top: y }}
          onPointerDown={keep}
          onPointerUp={keep}
          onClick={() => setRemarks({ open: remark.id === open ? null : remark.id, draft: null })}
        >
          <span
            className={cx(
              "flex size-6 items-center justify-center rounded-full rounded-bl-none border-2 tabular text-[12px] font-bold shadow-float",
              remark.resolved ? "border-mute bg-paper text-mute" : "border-paper bg-gate text-ink",
            )}
          >
            {at + 1}
          </span>
        </button>
      ))}
      {begun && draft && (
        <div onPointerDown={keep} onPointerUp={keep} className="contents">
          <RemarkCard x={begun.x * ratio} y={begun.y * ratio} draft={draft} />
        </div>
      )}
      {read && !begun && (
        <div onPointerDown={keep} onPointerUp={keep} className="contents">
          <RemarkCard
            key={read.remark.id}
            x={read.x}
            y={read.y}
            remark={read.remark}
            number={read.at + 1}
          />
        </div>
      )}
    </>
  );
}
