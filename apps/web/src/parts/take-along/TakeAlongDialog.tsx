import { useState } from "react";
import type { ProductId } from "@holeshot/domain";
import { wornTogether } from "@holeshot/garments";
import { useT } from "../../lib/i18n/language-store.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { productWord } from "../garment-words.ts";
import { RoundModel } from "./RoundModel.tsx";
import { TurningPicture } from "./TurningPicture.tsx";
import type { RoundProduct, ShownDesign } from "./use-round.ts";

export interface TakeAlongProps {
  design: ShownDesign;
  products: readonly ProductId[];
  /** What it opens with. */
  first: RoundProduct;
  onClose: () => void;
}

/** A model of the garment for one's own room, and a picture of it that turns: each is made when it is asked for. */
export function TakeAlongDialog({ design, products, first, onClose }: TakeAlongProps) {
  const t = useT();
  const [shown, setShown] = useState(first);
  const kit = wornTogether(products.map((id) => ({ id }))).length > 1;
  const all: readonly RoundProduct[] = [...(kit ? (["kit"] as const) : []), ...products];
  const word = (product: RoundProduct) =>
    t(product === "kit" ? "shared.kit" : productWord(product));
  const panel = (
    <div className="grid gap-x-8 gap-y-7 px-5 pt-5 pb-6 md:grid-cols-2 md:px-6">
      <RoundModel key={`model ${shown}`} {...{ design }} product={shown} word={word(shown)} />
      <TurningPicture key={`turn ${shown}`} {...{ design }} product={shown} word={word(shown)} />
    </div>
  );
  return (
    <Dialog
      title={t("take.title")}
      description={t("take.text")}
      closeLabel={t("app.close")}
      width="md"
      onClose={onClose}
    >
      <div className="min-h-0 flex-1 overflow-y-auto pt-4">
        {all.length > 1 ? (
          <>
            <Tabs
              label={t("quantities.products")}
              name="take"
              className="mx-5 md:mx-6"
              tabs={all.map((id) => ({ id, label: word(id) }))}
              selected={shown}
              onSelect={(id) => setShown(all.find((each) => each === id) ?? first)}
            />
            <TabPanel name="take" id={shown}>
              {panel}
            </TabPanel>
          </>
        ) : (
          panel
        )}
      </div>
    </Dialog>
  );
}
