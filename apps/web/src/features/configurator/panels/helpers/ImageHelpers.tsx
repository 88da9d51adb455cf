import { IconCrop, IconVector, IconWand, type TablerIcon } from "@tabler/icons-react";
import type { Crop, ImageLayer } from "@holeshot/design";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { callUrl } from "../../../../lib/api/call.ts";
import { uploadErrorText } from "../../../../lib/errors.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { openDialog } from "../../../../ui/dialog-store.ts";
import { useProduct } from "../../design-context.ts";
import { PanelSection } from "../PanelSection.tsx";
import { sendFile } from "../library/send-file.ts";
import { useKeepImage } from "../library/use-library.ts";
import { cropPlace, wholePicture } from "./crop-place.ts";
import { CropDialog } from "./CropDialog.tsx";
import { HelperDialog } from "./HelperDialog.tsx";
import type { HelperKind } from "./helper-news.ts";

/** What can be done to the picture itself; each shows first what would come of it. */
export function ImageHelpers({ layer }: { layer: ImageLayer }) {
  const t = useT();
  const { store, assets } = useEditor();
  const { id: product } = useProduct();
  const keep = useKeepImage();
  const pixel = assets.pixel(layer.source);
  const picture = pixel ?? assets.vector(layer.source);
  if (!picture || layer.locked) return null;
  const { type, id } = layer.source;
  const proportion = picture.height / picture.width;
  const url =
    type === "logo"
      ? callUrl("getLogoFile", { params: { id } })
      : callUrl("getImageFile", { params: { id, variant: "preview" } });

  function crop(next: Crop): void {
    const { x, y, width } = cropPlace(layer, next, proportion);
    const whole = next.width === 1 && next.height === 1;
    const image = { crop: whole ? null : next, width };
    store.beginGesture("crop");
    const done =
      store.run({ type: "set_image", product, layer: layer.id, image }) &&
      store.run({ type: "place_layer", product, layer: layer.id, place: { x, y } });
    if (done) store.endGesture();
    else store.bailGesture();
  }

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

  function openHelper(kind: HelperKind): void {
    const original = callUrl("getImageFile", { params: { id, variant: "original" } });
    openDialog((close) => (
      <HelperDialog
        kind={kind}
        url={original}
        preview={url}
        onUse={(made) => use(kind, made)}
        onClose={close}
      />
    ));
  }

  return (
    <PanelSection title={t("editor.helper.title")}>
      <div className="flex flex-col gap-2">
        {pixel && (
          <>
            <HelperButton icon={IconWand} onPress={() => openHelper("background")}>
              {t("editor.helper.background")}
            </HelperButton>
            <HelperButton icon={IconVector} onPress={() => openHelper("trace")}>
              {t("editor.helper.trace")}
            </HelperButton>
          </>
        )}
        <HelperButton
          icon={IconCrop}
          onPress={() =>
            openDialog((close) => (
              <CropDialog
                url={url}
                proportion={proportion}
                crop={layer.crop ?? wholePicture}
                onDone={crop}
                onClose={close}
              />
            ))
          }
        >
          {t("editor.helper.crop")}
        </HelperButton>
      </div>
    </PanelSection>
  );
}

interface HelperButtonProps {
  icon: TablerIcon;
  children: string;
  onPress: () => void;
}

function HelperButton({ icon, children, onPress }: HelperButtonProps) {
  return (
    <Button variant="second" size="sm" icon={icon} className="w-full" onClick={onPress}>
      {children}
    </Button>
  );
}
