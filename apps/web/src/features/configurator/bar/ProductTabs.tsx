import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Tabs } from "../../../ui/Tabs.tsx";
import { useOpenDesign } from "../design-context.ts";

/** The products of the set. */
export function ProductTabs({ className }: { className: string }) {
  const t = useT();
  const { set } = useOpenDesign();
  const { store } = useEditor();
  const product = useEditorState((state) => state.product);
  function show(id: string): void {
    const found = set.products.find((each) => each.id === id);
    if (found) store.show({ product: found.id });
  }
  if (set.products.length < 2) return null;
  return (
    <Tabs
      label={t("editor.products")}
      name="product"
      className={className}
      tabs={set.products.map(({ id, name }) => ({ id, label: name }))}
      selected={product}
      onSelect={show}
    />
  );
}
