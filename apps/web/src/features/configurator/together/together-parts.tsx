import { part } from "../../../ui/part.tsx";
import type { TogetherClothProps } from "./TogetherCloth.tsx";

// Who works alone fetches none of this.

/** Who is here, and that what is done is told to them. */
export const TogetherBar = part<object>(
  () => import("./TogetherBar.tsx").then((module) => module.TogetherBar),
  { onlyShown: true, waiting: () => <div className="h-11 shrink-0 bg-ink-3" /> },
);

/** Where the others are on the cloth. */
export const TogetherCloth = part<TogetherClothProps>(
  () => import("./TogetherCloth.tsx").then((module) => module.TogetherCloth),
  { onlyShown: true, waiting: () => null, failed: () => null },
);
