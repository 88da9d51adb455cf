import { useEditorState } from "../../../editor/model/editor-context.ts";
import type { ProofDesign, StaffOrder } from "../../../parts/mending/mended.ts";
import { type DraftPin, useProofDraft } from "../../../parts/mending/proof-draft.ts";
import { pinPutBack, setPinTool } from "./pin-tool.ts";
import { useStaffWords } from "./use-staff-words.ts";

type Place = Pick<DraftPin, "piece" | "x" | "y">;

/** The marked places of an order's next proof, those of the product in sight, and how they change. */
export function usePlaces(order: StaffOrder, here: ProofDesign) {
  const product = useEditorState((state) => state.product);
  const words = useStaffWords();
  const { draft, change, takeOut } = useProofDraft(order.uuid);
  const { pins } = draft;
  /** What places of this product can be about. */
  const lines = order.lines.filter(
    (line) => here.lineIds.includes(line.id) && line.product.id === product,
  );
  const ids = new Set(lines.map(({ id }) => id));
  const shown = pins.flatMap((pin, at) => (ids.has(pin.line_id) ? [{ pin, at }] : []));

  function mark({ piece, x, y }: Place): void {
    const [line] = lines;
    if (line === undefined) return;
    const tenth = (mm: number): number => Math.round(mm * 10) / 10;
    change({ pins: [...pins, { line_id: line.id, piece, x: tenth(x), y: tenth(y), text: "" }] });
    setPinTool({ placing: false, open: pins.length });
  }

  return {
    pins,
    lines,
    shown,
    mark,
    set: (at: number, part: Partial<DraftPin>): void => {
      const pin = pins[at];
      if (pin) change({ pins: pins.with(at, { ...pin, ...part }) });
    },
    remove: (at: number): void => {
      setPinTool({ open: null });
      takeOut(at, { removed: words.removed(at + 1), undo: words.undo }, pinPutBack);
    },
  };
}
