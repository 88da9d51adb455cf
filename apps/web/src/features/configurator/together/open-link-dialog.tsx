import { openDialog } from "../../../ui/dialog-store.ts";
import type { OpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { TogetherDialog } from "./TogetherDialog.tsx";

/** Saves first, then shows the link that lets others edit. */
export async function openLinkDialog(
  save: () => Promise<SavedState | null>,
  { setTogether }: Pick<OpenDesign, "setTogether">,
): Promise<void> {
  const saved = await save();
  if (!saved) return;
  openDialog((close) => <TogetherDialog saved={saved} onOpen={setTogether} onClose={close} />);
}
