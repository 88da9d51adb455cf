import type { DesignDocument } from "@holeshot/design";
import type { ConfiguratorSet } from "../../catalogue/index.ts";
import type { DrawingSources, DrawnPicture } from "./draw-design.ts";

/** Draws a design outside the queue, in the widths, from the sides and packed as asked for or else as they are kept. */
export type PictureDrawer = (
  set: ConfiguratorSet,
  document: DesignDocument,
  ready: (picture: DrawnPicture) => Promise<void>,
  asked?: Pick<DrawingSources, "sizes" | "sides" | "packed">,
) => Promise<void>;

/** Lets go of what pictures of one width were drawn with, some 80 MB for a kit: it is kept for the next picture otherwise. */
export async function forgetViews(width: number): Promise<void> {
  const [{ forgetSides }, { forgetRiders }] = await Promise.all([
    import("./side-view.ts"),
    import("./figure-view.ts"),
  ]);
  forgetSides(width);
  forgetRiders(width);
}

/** What measurements and the workshop's papers draw with, without customers' images unless told where they are. The drawing code is loaded at the first picture. */
export function pictureDrawer(
  asset: DrawingSources["asset"] = () => Promise.resolve(undefined),
): PictureDrawer {
  return async (set, document, ready, asked = {}) => {
    const { drawDesign } = await import("./draw-design.ts");
    await drawDesign(set, document, { asset, ...asked }, ready);
  };
}
