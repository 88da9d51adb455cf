import type { MadeTable } from "../views/table-job.ts";

interface ClothShadowProps {
  shadow: NonNullable<MadeTable["shadow"]>;
  /** CSS pixels a picture pixel. */
  ratio: number;
}

/** The one shadow below the hem. */
export function ClothShadow({ shadow, ratio }: ClothShadowProps) {
  const { ellipse, frame } = shadow;
  const side = frame.side * ratio;
  return (
    <div
      aria-hidden
      className="cloth-shadow pointer-events-none absolute"
      style={{
        left: frame.left * ratio + (ellipse.x - ellipse.width / 2) * side,
        top: frame.top * ratio + (ellipse.y - ellipse.height / 2) * side,
        width: ellipse.width * side,
        height: ellipse.height * side,
      }}
    />
  );
}
