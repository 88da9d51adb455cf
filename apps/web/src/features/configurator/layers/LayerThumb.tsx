import type { Layer } from "@holeshot/design";
import { callUrl } from "../../../lib/api/call.ts";
import { colourRun } from "../panels/colour-run.ts";
import { contrasting } from "../panels/contrasting.ts";

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
    <span
      className="block size-full rounded-chip outline-1 -outline-offset-1 outline-ink/18"
      style={{ background: colourRun(layer.primary, layer.gradient) }}
    />
  );
}
