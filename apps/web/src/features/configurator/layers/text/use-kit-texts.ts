import { useOpenDesign } from "../../design-context.ts";
import { kitLettering } from "../../panels/text/kit-lettering.ts";
import type { FitSources } from "./fit-words.ts";

/** The texts that a design's kit has of its own for a product. */
export function useKitTexts(): FitSources["textsOf"] {
  const { set } = useOpenDesign();
  return (document, product) => {
    const design = document.products[product];
    const template = set.templates.find(({ id }) => id === design?.template);
    return template ? kitLettering(template, design?.colourway, product) : [];
  };
}
