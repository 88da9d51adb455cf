import type { ViewSize } from "@holeshot/views";
import type { MadeTable } from "../views/table-job.ts";

interface ClothShadowProps {
  shadow: NonNullable<MadeTable["shadow"]>;
  /** Size of the picture that the garment is in. */
  of: ViewSize;
}

/** The one shadow below the hem, where the picture of its garment fills what stands round it. */
export function ClothShadow({ shadow: { ellipse, frame }, of }: ClothShadowProps) {
  const { side } = frame;
  const across = (pixels: number): string => `${(100 * pixels) / of.width}%`;
  const down = (pixels: number): string => `${(100 * pixels) / of.height}%`;
  return (
    <span
      aria-hidden
      className="cloth-shadow pointer-events-none absolute"
      style={{
        left: across(frame.left + (ellipse.x - ellipse.width / 2) * side),
        top: down(frame.top + (ellipse.y - ellipse.height / 2) * side),
        width: across(ellipse.width * side),
        height: down(ellipse.height * side),
      }}
    />
  );
}
