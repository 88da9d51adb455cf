import type { ImageLayer } from "@holeshot/design";
import { callUrl } from "../../../../lib/api/call.ts";
import type { LayerRow } from "../layer-facts.ts";

/** Its width and its picture. */
export const imageRow: LayerRow<ImageLayer> = {
  detail: ({ width }, { t, number }) =>
    t("editor.layer.image_detail", { width: number(Math.round(width)) }),
  thumb: ({ source: { type, id } }) => {
    const src =
      type === "logo"
        ? callUrl("getLogoFile", { params: { id } })
        : callUrl("getImageFile", { params: { id, variant: "preview" } });
    return <img src={src} alt="" className="size-full bg-line-2 object-contain p-0.5" />;
  },
};
