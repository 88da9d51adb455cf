import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Tabs } from "../../../ui/Tabs.tsx";
import { useOpenDesign } from "../design-context.ts";

/** The kit as a whole, and the products of the set. */
export function ProductTabs({ className }: { className: string }) {
  const t = useT();
  const { set } = useOpenDesign();
  const { store } = useEditor();
  const product = useEditorState((state) => state.product);
  const whole = useEditorState((state) => state.whole);
  function show(id: string): void {
    if (id === "kit") return store.show({ whole: true });
    const found = set.products.find((each) => each.id === id);
    if (found) store.show({ product: found.id });
  }
  if (set.products.length < 2) return null;
  return (
    <Tabs
      label={t("editor.products")}
      name="product"
      className={className}
      tabs={[
        { id: "kit", label: t("editor.kit") },
        ...set.products.map(({ id, name }) => ({ id, label: name })),
      ]}
      selected={whole ? "kit" : product}
      onSelect={show}
    />
  );
}
