import type { Layer } from "@holeshot/design";
import { callUrl } from "../../../lib/api/call.ts";
import { contrasting } from "../panels/contrasting.ts";
import { ZoneFace } from "../panels/ZoneFace.tsx";

/** A layer at 32 pixels: its first letters, its picture or its colour. */
export function LayerThumb({ layer }: { layer: Layer }) {
  if (layer.kind === "text") {
    return (
      <span
        className="flex size-full items-center justify-center type-label font-bold"
        style={{ color: layer.colour, background: contrasting(layer.colour) }}
      >
        {layer.text.trim().slice(0, 2)}
      </span>
    );
  }
  if (layer.kind === "image") {
    const { type, id } = layer.source;
    const src =
      type === "logo"
        ? callUrl("getLogoFile", { params: { id } })
        : callUrl("getImageFile", { params: { id, variant: "preview" } });
    return <img src={src} alt="" className="size-full bg-line-2 object-contain p-0.5" />;
  }
  return (
    <ZoneFace
      primary={layer.primary}
      gradient={layer.gradient}
      fill={layer.fill ?? null}
      className="size-full rounded-chip"
    />
  );
}
