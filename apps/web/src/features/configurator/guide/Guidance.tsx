import { Guide } from "./Guide.tsx";
import { MobileHint } from "./MobileHint.tsx";

interface GuidanceProps {
  narrow: boolean;
  /** A tool's sheet is open on a phone: whoever works in it is not spoken to from above it. */
  sheet: boolean;
}

/** The tips of a first visit; on a small screen its hint comes before them. */
export function Guidance({ narrow, sheet }: GuidanceProps) {
  const guide = <Guide quiet={sheet} />;
  return narrow ? <MobileHint quiet={sheet} then={guide} /> : guide;
}
