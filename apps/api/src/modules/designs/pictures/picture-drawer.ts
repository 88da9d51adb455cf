import type { DesignDocument } from "@holeshot/design";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { DrawnPicture } from "./draw-design.ts";

/** Draws a design without customers' images, outside the queue, in the widths asked for or else the kept ones. */
export type PictureDrawer = (
  set: ConfiguratorSet,
  document: DesignDocument,
  ready: (picture: DrawnPicture) => Promise<void>,
  sizes?: readonly number[],
) => Promise<void>;

/** What measurements draw with. The drawing code is loaded at the first picture. */
export function pictureDrawer(): PictureDrawer {
  return async (set, document, ready, sizes) => {
    const { drawDesign } = await import("./draw-design.ts");
    const asset = () => Promise.resolve(undefined);
    await drawDesign(set, document, { asset, ...(sizes ? { sizes } : {}) }, ready);
  };
}
