import { IconMapPin, IconMapPinPlus } from "@tabler/icons-react";
import { isPlaced } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import { useEffect } from "react";
import { useEditor, useSelectedLayer } from "../../../editor/model/editor-context.ts";
import { layerBox, shownParts } from "../../../editor/stage/frame/layer-box.ts";
import type { ProofDesign, StaffOrder } from "../../../parts/mending/mended.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { usePinTool } from "./pin-tool.ts";
import { useStaffWords } from "./use-staff-words.ts";
import { usePlaces } from "./use-places.ts";

const button =
  "inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 type-small font-semibold hover:bg-ink-4 aria-pressed:bg-paper aria-pressed:text-ink disabled:text-off-d disabled:hover:bg-transparent pointer-coarse:min-h-11";

/** Marks places: where the cloth is pressed, or where the chosen layer lies, for who has no pointer. */
export function MarkTools({ order, here }: { order: StaffOrder; here: ProofDesign }) {
  const words = useStaffWords();
  const editor = useEditor();
  const { placing, set } = usePinTool();
  const { pins, lines, mark } = usePlaces(order, here);
  const chosen = useSelectedLayer();
  const layer = chosen && isPlaced(chosen) ? chosen : null;
  const isFull = pins.length >= limits.pinsPerProof;
  const off = isFull || lines.length === 0;

  useEffect(() => {
    if (!placing) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") set({ placing: false });
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [placing, set]);

  function toggle(): void {
    // Where the garment turns freely, a place has no fixed spot to press.
    if (!placing && editor.store.state().look === "free") editor.store.show({ look: "worn" });
    set({ placing: !placing, open: null });
  }

  function markLayer(): void {
    const box = layer && layerBox(layer, shownParts(editor));
    if (box) mark({ piece: box.piece, x: box.x, y: box.y });
  }

  return (
    <div className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        className={button}
        aria-pressed={placing}
        disabled={off}
        onClick={toggle}
      >
        <Icon of={IconMapPin} size={16} />
        {words.mark}
      </button>
      <button type="button" className={button} disabled={off || layer === null} onClick={markLayer}>
        <Icon of={IconMapPinPlus} size={16} />
        {words.markLayer}
      </button>
      <span role="status" className="type-small text-mute-d-strong">
        {lines.length === 0 ? words.notOrdered : placing ? words.markHint : ""}
      </span>
    </div>
  );
}
