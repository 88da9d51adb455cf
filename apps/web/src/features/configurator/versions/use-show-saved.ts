import { useEditor } from "../../../editor/model/editor-context.ts";
import { useOpenDesign } from "../design-context.ts";
import type { Design } from "../opening/opened-design.ts";
import { readDocument } from "../opening/read-document.ts";

/**
 * Puts what the server has in place of what is shown, which it has too: one step, that can be undone as any other.
 * @throws Error when it cannot be read here.
 */
export function useShowSaved(): (
  design: Pick<Design, "version" | "name" | "document">,
) => Promise<void> {
  const { store } = useEditor();
  const { arrived } = useOpenDesign().saving;
  return async (design) => {
    const parsed = await readDocument(design.document);
    if (!parsed.ok) throw new Error("What the server has cannot be read here.");
    arrived(design, () => {
      store.endGesture();
      store.run({ type: "replace_document", document: parsed.document });
    });
  };
}
