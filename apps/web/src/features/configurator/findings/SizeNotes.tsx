import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useEditor, useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useProduct } from "../design-context.ts";
import { useLayerName } from "../layers/use-layer-name.ts";
import { byLayer, type SizeNote, smallerIn } from "./size-notes.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { CHECK_WITHIN_MS } from "./check-within.ts";

/** After the last change. */
const PAUSE_MS = 600;
const none: readonly SizeNote[] = [];

/** What does not stand as large in every size as it is shown here, in millimetres; told on asking. */
export function SizeNotes() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group mt-4 border-t border-line-2 px-4 py-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between type-body font-semibold pointer-coarse:min-h-11">
        {t("finding.sizes.title")}
        <Icon
          of={IconChevronDown}
          size={18}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      {open && <Notes />}
    </details>
  );
}

function Notes() {
  const t = useT();
  const { number, percent } = useFormat();
  const nameOf = useLayerName();
  const layers = useLayers();
  const product = useProduct();
  const notes = useSizeNotes();
  const sizes = product.properties.find(({ id }) => id === "size")?.values ?? [];
  const sizeName = (id: string) => sizes.find((size) => size.id === id)?.name ?? id;
  const mm = (value: number) => number(Math.round(value * 10) / 10);
  if (!notes) return <p className="pt-2 type-small text-mute">{t("finding.sizes.looking")}</p>;
  if (notes.length === 0)
    return <p className="pt-2 type-small text-mute">{t("finding.sizes.none")}</p>;
  return (
    <ul className="flex flex-col gap-3 pt-2">
      {notes.map(({ layer: id, from, sizes: smaller }) => {
        const layer = layers.find((each) => each.id === id);
        return (
          layer && (
            <li key={id} className="type-small">
              <span className="block font-semibold">{nameOf(layer)}</span>
              <span className="block text-mute">
                {t("finding.sizes.designed", { mm: mm(from) })}
              </span>
              <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 tabular">
                {smaller.map(({ size, to, condensed }) => (
                  <li key={size}>
                    {condensed < 0.995
                      ? t("finding.sizes.squeezed", {
                          size: sizeName(size),
                          mm: mm(to),
                          width: percent(condensed),
                        })
                      : t("finding.sizes.smaller", { size: sizeName(size), mm: mm(to) })}
                  </li>
                ))}
              </ul>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Null while it is looked at: a size at a time, when the page has nothing better to do. */
function useSizeNotes(): readonly SizeNote[] | null {
  const { assets, kits } = useEditor();
  const document = useEditorState(({ editing }) => editing.document);
  const { id: product, properties } = useProduct();
  const [notes, setNotes] = useState<readonly SizeNote[] | null>(null);

  useEffect(() => {
    const sizes = properties.find(({ id }) => id === "size")?.values.map(({ id }) => id) ?? [];
    const found = new Map<string, ReturnType<typeof smallerIn>>();
    let stopIdle = (): void => undefined;
    function next(): void {
      const size = sizes[found.size];
      const kit = kits.kit(document, product);
      if (size === undefined || !kit) {
        setNotes(size === undefined ? byLayer(found) : none);
        return;
      }
      const options = document.products[product]?.properties ?? {};
      found.set(size, smallerIn({ document, product, kit, assets, options }, size));
      stopIdle = whenIdle(next, CHECK_WITHIN_MS);
    }
    const timer = window.setTimeout(next, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      stopIdle();
    };
  }, [assets, kits, document, product, properties]);
  return notes;
}
