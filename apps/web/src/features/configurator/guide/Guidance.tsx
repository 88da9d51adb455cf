import { Guide } from "./Guide.tsx";
import { MobileHint } from "./MobileHint.tsx";

/** The tips of a first visit; on a small screen its hint comes before them. */
export function Guidance({ narrow }: { narrow: boolean }) {
  return narrow ? <MobileHint then={<Guide narrow />} /> : <Guide narrow={false} />;
}
