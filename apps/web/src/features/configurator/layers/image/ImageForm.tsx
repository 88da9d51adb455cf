import { effectiveDpi, isOneColour } from "@holeshot/artwork";
import type { ImageLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useAssetArrivals } from "../../../../editor/stage/use-asset-arrivals.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Switch } from "../../../../ui/CheckBox.tsx";
import { useProduct } from "../../design-context.ts";
import { ColourPicker } from "../../panels/colour/ColourPicker.tsx";
import { ImageHelpers } from "../../panels/helpers/ImageHelpers.tsx";
import { MeasureField } from "../../panels/MeasureField.tsx";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { PlaceFields } from "../../panels/PlaceFields.tsx";

const GOOD_DPI = 150;

/** The chosen picture: its size and sharpness, its colour, its place. */
export function ImageForm({ layer }: { layer: ImageLayer }) {
  const t = useT();
  const { store, assets } = useEditor();
  const { id: product } = useProduct();
  // What was just put on is chosen before its picture is here.
  useAssetArrivals();
  const pixel = assets.pixel(layer.source);
  const vector = assets.vector(layer.source);
  // One colour for all of a flag would leave a block; a sponsor's own logo often goes on in one.
  const recolours =
    vector !== undefined &&
    (layer.source.type === "image" || layer.recolour !== undefined || isOneColour(vector));
  const dpi = pixel ? Math.round(effectiveDpi(layer, pixel)) : null;
  const change = (image: Parameters<typeof imageCommand>[2]): void =>
    void store.run(imageCommand(product, layer.id, image));

  return (
    <>
      <PanelSection title={layer.name ?? t("editor.panel.images")}>
        <MeasureField
          label={t("editor.image.width")}
          value={layer.width}
          min={5}
          max={600}
          unit="mm"
          onChange={(width) => change({ width })}
        />
        {dpi !== null && (
          <p className={`mt-2 type-small ${dpi < GOOD_DPI ? "text-warn-text" : "text-mute"}`}>
            {t(dpi < GOOD_DPI ? "editor.image.coarse" : "editor.image.sharp", { dpi })}
          </p>
        )}
        <div className="mt-3">
          <Switch
            label={t("editor.image.mirrored")}
            checked={layer.mirrored}
            onChange={(event) => change({ mirrored: event.currentTarget.checked })}
          />
        </div>
      </PanelSection>
      {recolours && (
        <PanelSection>
          <ColourPicker
            label={t("editor.image.recolour")}
            value={layer.recolour ?? "#000000"}
            onChoose={(recolour) => change({ recolour })}
          />
          {layer.recolour !== undefined && (
            <Button
              variant="link"
              size="sm"
              className="mt-3"
              onClick={() => change({ recolour: null })}
            >
              {t("editor.image.own_colours")}
            </Button>
          )}
        </PanelSection>
      )}
      <ImageHelpers layer={layer} />
      <PlaceFields layer={layer} />
    </>
  );
}

function imageCommand(
  product: ProductId,
  layer: string,
  image: { width?: number; mirrored?: boolean; recolour?: string | null },
) {
  return { type: "set_image", product, layer, image } as const;
}
