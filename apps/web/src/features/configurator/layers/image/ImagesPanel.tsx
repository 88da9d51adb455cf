import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useSelectedLayer } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { errorText } from "../../../../lib/errors.ts";
import { useIsSignedIn } from "../../../../lib/session/token-store.ts";
import { useIsPhone } from "../../../../lib/use-is-phone.ts";
import { Empty } from "../../../../ui/Empty.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { ImageForm } from "./ImageForm.tsx";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { UploadPanel } from "../../panels/library/UploadPanel.tsx";
import { useAddImage } from "../../panels/library/use-add-image.ts";
import type { LibraryImage } from "../../panels/library/known-images.ts";
import {
  markUsed,
  useDeleteImage,
  useImages,
  useRestoreImage,
} from "../../panels/library/use-library.ts";

/** The customer's own images; pressing one puts it on the garment. */
export function ImagesPanel() {
  const t = useT();
  const layer = useSelectedLayer();
  const signedIn = useIsSignedIn();
  const { data } = useImages();
  const images = data ?? [];
  // Who has none yet brings the first one here; the offer stays while that is on its way.
  const [offers, setOffers] = useState(false);
  if (!offers && data?.length === 0) setOffers(true);
  const add = useAddImage();
  const remove = useDeleteImage();
  const restore = useRestoreImage();
  const narrow = useIsPhone();
  const fail = (error: unknown): number => toast(errorText(t, error), "err");

  function takeOut(image: LibraryImage): void {
    const place = images.indexOf(image);
    const undo = (): void => void restore.mutateAsync({ image, place }).catch(fail);
    // Answered also when another panel is open by then.
    remove
      .mutateAsync(image.id)
      .then(() =>
        toast(t("cart.removed", { name: image.name }), "note", {
          label: t("app.undo"),
          onPress: undo,
        }),
      )
      .catch(fail);
  }

  return (
    <>
      {layer?.kind === "image" && <ImageForm key={layer.id} layer={layer} />}
      {(narrow || offers) && <UploadPanel />}
      <PanelSection title={t("editor.images.title")}>
        {images.length === 0 ? (
          <Empty
            title={t("editor.images.none")}
            text={t(signedIn ? "editor.images.none_text" : "editor.images.visitor_text")}
          />
        ) : (
          <ul className="grid grid-cols-2 gap-3">
            {images.map((image) => (
              <li key={image.id} className="relative">
                <button
                  type="button"
                  aria-label={t("editor.images.place", { name: image.name })}
                  className="block w-full text-left"
                  onClick={() => {
                    add({ type: "image", id: image.id }, image.name);
                    if (signedIn) markUsed(image.id);
                  }}
                >
                  <span className="tile-light block aspect-square">
                    <img
                      src={image.preview_url}
                      alt=""
                      loading="lazy"
                      className="size-full object-contain p-2"
                    />
                  </span>
                  <span className="mt-1 block truncate type-label">{image.name}</span>
                </button>
                <IconButton
                  icon={IconTrash}
                  iconSize={16}
                  label={t("editor.images.delete", { name: image.name })}
                  className="absolute top-1 right-1 size-8 bg-paper"
                  onClick={() => takeOut(image)}
                />
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
    </>
  );
}
