import type { ImageLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { callUrl } from "../../../../lib/api/call.ts";
import { uploadErrorText } from "../library/upload-error-text.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../../ui/dialog-store.ts";
import { sendFile } from "../library/send-file.ts";
import { useKeepImage } from "../library/use-library.ts";
import { HelperDialog } from "./HelperDialog.tsx";
import type { HelperKind } from "./helper-news.ts";

/** A picture's file as it is looked at. */
export function pictureUrl({ source: { type, id } }: ImageLayer): string {
  return type === "logo"
    ? callUrl("getLogoFile", { params: { id } })
    : callUrl("getImageFile", { params: { id, variant: "preview" } });
}

/** Opens what can be made of a picture; agreed to, it takes the picture's place. */
export function useHelp(layer: ImageLayer, product: ProductId): (kind: HelperKind) => void {
  const t = useT();
  const { store } = useEditor();
  const keep = useKeepImage();

  /** The result becomes a picture of the library beside the original, and takes its place on the cloth. */
  async function use(kind: HelperKind, made: Blob): Promise<string | null> {
    const stem = (layer.name ?? t("editor.panel.images")).replace(/\.[a-z]+$/i, "");
    const file = new File([made], `${stem}.${kind === "trace" ? "svg" : "png"}`, {
      type: made.type,
    });
    try {
      const { image } = await sendFile(file);
      keep(image);
      const source = { type: "image", id: image.id } as const;
      store.run({ type: "set_image", product, layer: layer.id, image: { source } }, kind);
      return null;
    } catch (error) {
      return uploadErrorText(t, error);
    }
  }

  return (kind) => {
    const { id } = layer.source;
    const original = callUrl("getImageFile", { params: { id, variant: "original" } });
    openDialog((close) => (
      <HelperDialog
        kind={kind}
        url={original}
        preview={pictureUrl(layer)}
        onUse={(made) => use(kind, made)}
        onClose={close}
      />
    ));
  };
}
