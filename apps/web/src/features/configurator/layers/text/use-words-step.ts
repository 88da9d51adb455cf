import type { TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useRef } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useTypingStep } from "../../../../editor/model/use-typing-step.ts";
import { fitCommands, sayingTheSame } from "./fit-words.ts";
import { useKitTexts } from "./use-kit-texts.ts";

/** For a field of one text's words: a visit to it is one step, and other words are made to fit the kit's place at its end. */
export function useWordsStep(product: ProductId, layer: TextLayer) {
  const { store, assets, kits } = useEditor();
  const textsOf = useKitTexts();
  const typing = useTypingStep("set_text");
  const before = useRef(store.state().editing.document);
  return {
    onFocus: (): void => {
      before.current = store.state().editing.document;
      typing.onFocus();
    },
    onBlur: (): void => {
      const now = () => store.state().editing.document;
      const others = before.current.products[product]?.layers.some(
        (one) => one.kind === "text" && one.id === layer.id && one.text !== layer.text,
      );
      for (const place of others ? sayingTheSame(now(), product, layer) : []) {
        const fit = fitCommands(now(), place, { assets, kits, textsOf }, before.current);
        for (const command of fit) store.run(command);
      }
      typing.onBlur();
    },
  };
}
