import type { Crop } from "@holeshot/design";
import { useState } from "react";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../../ui/Dialog.tsx";
import { Slider } from "../../../../ui/Slider.tsx";
import { LEAST_SHARE, moveEdge, wholePicture } from "./crop-place.ts";
import { CropFrame } from "./CropFrame.tsx";

interface CropDialogProps {
  url: string;
  /** The whole picture's height by its width. */
  proportion: number;
  crop: Crop;
  onDone: (crop: Crop) => void;
  onClose: () => void;
}

const edges = ["left", "right", "top", "bottom"] as const;

/** Which part of a picture is kept: by its corners, or edge by edge. The file itself stays whole. */
export function CropDialog({ url, proportion, crop: first, onDone, onClose }: CropDialogProps) {
  const t = useT();
  const { percent } = useFormat();
  const [crop, setCrop] = useState(first);
  const shares = {
    left: crop.x,
    right: 1 - crop.x - crop.width,
    top: crop.y,
    bottom: 1 - crop.y - crop.height,
  };

  return (
    <Dialog
      title={t("editor.helper.crop")}
      closeLabel={t("app.close")}
      width="md"
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="quiet" onClick={() => setCrop(wholePicture)}>
            {t("editor.crop.whole")}
          </Button>
          <Button
            onClick={() => {
              onDone(crop);
              onClose();
            }}
          >
            {t("editor.helper.crop")}
          </Button>
        </DialogBar>
      }
    >
      <div className="overflow-y-auto px-5 pt-5 md:px-6">
        <CropFrame url={url} proportion={proportion} crop={crop} onChange={setCrop} />
        <div className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {edges.map((edge) => (
            <div key={edge} className="flex min-h-11 items-center gap-3">
              <span aria-hidden className="w-14 shrink-0 type-small">
                {t(`editor.crop.${edge}`)}
              </span>
              <Slider
                label={t(`editor.crop.${edge}`)}
                hideLabel
                value={Math.round(shares[edge] * 100)}
                min={0}
                max={Math.round((1 - LEAST_SHARE) * 100)}
                valueText={percent(shares[edge])}
                onChange={(value) => {
                  const far = edge === "right" || edge === "bottom";
                  setCrop(moveEdge(crop, edge, far ? 1 - value / 100 : value / 100));
                }}
              />
              <output className="w-11 shrink-0 text-right type-small tabular">
                {percent(shares[edge])}
              </output>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
