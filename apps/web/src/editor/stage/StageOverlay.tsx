import { type ReactNode, useEffect } from "react";
import { useEditor, useEditorState, useLayers } from "../model/editor-context.ts";
import { type Chosen, chosenOn } from "./input/chosen.ts";
import type { ClothView } from "./view/cloth-view.ts";
import { FloatingBar } from "./FloatingBar.tsx";
import { frameExtent } from "./frame/frame-extent.ts";
import { keptFrameLine } from "./frame/frame-line.ts";
import { handleGesture } from "./input/handle-gesture.ts";
import { HoverChip } from "./HoverChip.tsx";
import { HoverFrame } from "./frame/HoverFrame.tsx";
import { MeasureChip } from "./frame/MeasureChip.tsx";
import { PartnerFrames } from "./frame/PartnerFrames.tsx";
import { SampleMarks } from "./frame/SampleMarks.tsx";
import { SafeLine } from "./frame/SafeLine.tsx";
import { safeLine } from "./frame/safe-line.ts";
import { SelectionFrame } from "./frame/SelectionFrame.tsx";
import { SnapLines } from "./frame/SnapLines.tsx";
import type { useStageInput } from "./input/use-stage-input.ts";

export interface StageOverlayProps {
  view: ClothView;
  /** CSS pixels. */
  width: number;
  height: number;
  ratio: number;
  input: ReturnType<typeof useStageInput>;
  toolbar: ReactNode;
  nameOf?: (layer: string) => string;
}

/** All that lies on the garment while one works on it: frames, handles, guides, measures, tools. */
export function StageOverlay(props: StageOverlayProps) {
  const { view, width, height, ratio, input, toolbar, nameOf } = props;
  const parts = { ...useEditor(), garment: view.garment };
  const layers = useLayers();
  const selection = useEditorState((state) => state.selection);
  const ruler = useEditorState((state) => state.safeLine);
  const chosen = chosenOn(layers, selection, parts);
  const box = chosen?.box ?? null;
  const safe = ruler && box ? safeLine(view.garment, box.piece) : null;
  const line = box && keptFrameLine(box, view, ratio, safe);
  const extent = line && frameExtent(line);
  const { store } = parts;
  useEffect(() => store.draws(view.garment), [store, view]);
  const still = input.dragging === null;
  const hover = still && input.hover !== null && !selection.includes(input.hover);

  return (
    <>
      <svg
        aria-hidden
        className="pointer-events-none absolute inset-0 overflow-visible"
        width={width}
        height={height}
      >
        <SampleMarks view={view} ratio={ratio} />
        {ruler && (
          <SafeLine
            pieces={piecesRuled(chosen, view, width / ratio, height / ratio)}
            view={view}
            ratio={ratio}
          />
        )}
        {box && <SnapLines box={box} view={view} ratio={ratio} snapped={input.snapped} />}
        {hover && input.hover !== null && (
          <HoverFrame layer={input.hover} view={view} ratio={ratio} />
        )}
        {input.marquee && (
          <rect
            {...input.marquee}
            className="fill-ink/8 stroke-ink"
            strokeWidth={1}
            strokeDasharray="4 3"
          />
        )}
        {chosen && <PartnerFrames chosen={chosen} view={view} ratio={ratio} />}
        {chosen && (
          <SelectionFrame
            chosen={chosen}
            line={line}
            view={view}
            ratio={ratio}
            handles={still}
            onHandle={(event, handle) =>
              input.pressHandle(event, (start) => handleGesture(handle, start, parts.assets))
            }
          />
        )}
      </svg>
      {hover && input.hover !== null && nameOf && (
        <HoverChip layer={input.hover} view={view} ratio={ratio} nameOf={nameOf} />
      )}
      {chosen && line && (
        <MeasureChip
          chosen={chosen}
          line={line}
          doing={input.dragging}
          width={width}
          height={height}
        />
      )}
      {extent && still && toolbar !== undefined && (
        <FloatingBar extent={extent} width={width} height={height}>
          {toolbar}
        </FloatingBar>
      )}
    </>
  );
}

/** The pieces whose safe line is drawn: those worked on, else the one in the middle of the picture. */
function piecesRuled(
  chosen: Chosen | null,
  view: ClothView,
  width: number,
  height: number,
): readonly string[] {
  if (chosen) return [...new Set(chosen.members.map(({ box }) => box.piece))];
  const middle = view.at(width / 2, height / 2);
  return middle ? [middle.piece] : [];
}
