import { IconCrop, IconVector, IconWand, type TablerIcon } from "@tabler/icons-react";
import { isTraceable } from "@holeshot/artwork";
import type { Crop, ImageLayer } from "@holeshot/design";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { openDialog } from "../../../../ui/dialog-store.ts";
import { useProduct } from "../../design-context.ts";
import { PanelSection } from "../PanelSection.tsx";
import { cropPlace, wholePicture } from "./crop-place.ts";
import { CropDialog } from "./CropDialog.tsx";
import { pictureUrl, useHelp } from "./use-help.tsx";

/** What can be done to the picture itself; each shows first what would come of it. */
export function ImageHelpers({ layer }: { layer: ImageLayer }) {
  const t = useT();
  const { store, assets } = useEditor();
  const { id: product } = useProduct();
  const help = useHelp(layer, product);
  const pixel = assets.pixel(layer.source);
  const picture = pixel ?? assets.vector(layer.source);
  if (!picture || layer.locked) return null;
  // One colour has no background, and no part to keep.
  if (pixel && pixel.width * pixel.height === 1) return null;
  const proportion = picture.height / picture.width;
  const url = pictureUrl(layer);

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

  return (
    <PanelSection title={t("editor.helper.title")}>
      <div className="flex flex-col gap-2">
        {pixel && (
          <>
            <HelperButton icon={IconWand} onPress={() => help("background")}>
              {t("editor.helper.background")}
            </HelperButton>
            {isTraceable(pixel) && (
              <HelperButton icon={IconVector} onPress={() => help("trace")}>
                {t("editor.helper.trace")}
              </HelperButton>
            )}
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
