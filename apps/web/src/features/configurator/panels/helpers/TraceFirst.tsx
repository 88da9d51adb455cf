import { IconVector } from "@tabler/icons-react";
import { isTraceable } from "@holeshot/artwork";
import type { ImageLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { useHelp } from "./use-help.tsx";

export interface TraceFirstProps {
  layer: ImageLayer;
  product: ProductId;
  /** Turns to the picture before anything is asked about it. */
  onPress: () => void;
}

/** What helps a coarse picture and keeps its size, before it is made smaller: lines instead of pixels. */
export function TraceFirst({ layer, product, onPress }: TraceFirstProps) {
  const t = useT();
  const { assets } = useEditor();
  const help = useHelp(layer, product);
  const pixel = assets.pixel(layer.source);
  if (!pixel || !isTraceable(pixel)) return null;
  return (
    <Button
      size="sm"
      icon={IconVector}
      className="mt-3 w-full"
      onClick={() => {
        onPress();
        help("trace");
      }}
    >
      {t("editor.helper.trace")}
    </Button>
  );
}
