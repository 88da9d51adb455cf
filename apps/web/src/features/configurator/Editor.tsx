import { useEffect, useMemo, useState } from "react";
import { createAssetStore } from "../../editor/assets/asset-store.ts";
import { createKitStore } from "../../editor/assets/kit-store.ts";
import type { ProductId } from "@holeshot/domain";
import { firstProduct } from "../../parts/sets/first-product.ts";
import { fetchPattern, warmPatterns } from "../../editor/garments/patterns.ts";
import { EditorContext } from "../../editor/model/editor-context.ts";
import { createEditorStore } from "../../editor/model/editor-store.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { groupsOf } from "../../parts/sets/set-groups.ts";
import { toast } from "../../ui/toast-store.ts";
import { DesignContext, type OpenDesign } from "./design-context.ts";
import { EditorLayout } from "./EditorLayout.tsx";
import { firstPicture } from "./opening/first-picture.ts";
import { warmLater } from "../../lib/lazy/warm.ts";
import type { OpenedDesign } from "./opening/opened-design.ts";
import { pictureAddress } from "./opening/picture-address.ts";
import { useSaving } from "./saving/use-saving.ts";

export interface EditorProps {
  opened: OpenedDesign;
  /** All garments are seen first, where there are several. */
  whole?: boolean;
}

/** One open design: its state lives as long as this component. */
export function Editor({ opened, whole = false }: EditorProps) {
  const t = useT();
  const { set } = opened;
  function prepare(product: ProductId): Promise<void> | null {
    const coming = fetchPattern(product);
    coming?.catch(() => toast(t("app.part_failed.text"), "err"));
    return coming;
  }
  const [parts] = useState(() => {
    const first = firstProduct(set);
    const store = createEditorStore(opened.editing.document, first, prepare);
    store.load(opened.editing);
    if (whole && set.products.length > 1) store.show({ whole });
    const assets = createAssetStore({
      fontUrl: (id) => set.fonts.find((font) => font.id === id)?.file_url,
      picture: pictureAddress,
    });
    const kits = createKitStore(
      set.templates.map(({ id, art_url: artUrl, colourways }) => ({ id, artUrl, colourways })),
    );
    return { store, assets, kits, groups: groupsOf(set) };
  });
  const saving = useSaving(parts.store, opened, t("editor.untitled"));
  // Of this design, and of no copy that it is saved as.
  const [joint, setJoint] = useState(opened.together ? opened.saved?.uuid : undefined);
  const [linked, setLinked] = useState(opened.shared ? opened.saved?.uuid : undefined);
  const uuid = saving.saved?.uuid;
  const isJoint = joint !== undefined && joint === uuid;
  const shared = linked !== undefined && linked === uuid;
  const design = useMemo<OpenDesign>(
    () => ({
      set,
      saving,
      first: firstPicture(opened),
      together: isJoint ? (opened.together ?? { link: null }) : null,
      setTogether: (open) => setJoint(open ? uuid : undefined),
      shared,
      setShared: (of, out) => setLinked(out ? of : undefined),
    }),
    [set, saving, opened, isJoint, shared, uuid],
  );

  useEffect(() => warmPatterns(set.products.map(({ id }) => id)), [set]);
  useEffect(() => keepLater(opened), [opened]);
  useEffect(() => {
    if (opened.failed) toast(t("error.design_load_failed"), "err");
  }, [opened.failed, t]);

  return (
    <EditorContext value={parts}>
      <DesignContext value={design}>
        <EditorLayout />
      </DesignContext>
    </EditorContext>
  );
}

/** Once there is nothing better to do, this device keeps what it takes to go on without a network. */
function keepLater(opened: OpenedDesign): void {
  const keep = () => import("./opening/keep-design.ts").then((part) => part.keepDesign(opened));
  warmLater(keep, { heavy: true });
}
