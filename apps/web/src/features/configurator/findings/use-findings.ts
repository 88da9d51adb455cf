import type { Finding } from "@holeshot/artwork";
import { createContext, use, useEffect, useRef, useState } from "react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useOpenDesign } from "../design-context.ts";
import { type FindingsWatch, watchFindings } from "./watch-findings.ts";

const none: readonly Finding[] = [];

/** What the layer list and its rows know of the findings. */
export const FindingsContext = createContext<readonly Finding[]>(none);

/** Whether something was found about a layer of the product that is shown. Samples have a mark of their own. */
export function useHasFinding(product: string, layer: string): boolean {
  return use(FindingsContext).some(
    (found) => found.product === product && found.layer === layer && found.code !== "sample_left",
  );
}

/** All findings of the design, kept up to date while the list is shown. */
export function useFindings(): {
  readonly findings: readonly Finding[];
  readonly checkNow: () => void;
} {
  const parts = useEditor();
  const { set } = useOpenDesign();
  const [findings, setFindings] = useState(none);
  const watch = useRef<FindingsWatch | null>(null);
  useEffect(() => {
    const products = set.products.map(({ id }) => id);
    const fonts = set.fonts.map(({ id }) => id);
    const started = watchFindings(parts, products, fonts, setFindings);
    watch.current = started;
    return started.stop;
  }, [parts, set]);
  return { findings, checkNow: () => watch.current?.now() };
}
