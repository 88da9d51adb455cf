import type { TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useRef } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useTypingStep } from "../../../../editor/model/use-typing-step.ts";
import { fitCommands, sayingTheSame } from "./fit-words.ts";

/** For a field of one text's words: a visit to it is one step, and other words are made to fit the kit's place at its end. */
export function useWordsStep(product: ProductId, layer: TextLayer) {
  const { store, assets, kits } = useEditor();
  const typing = useTypingStep("set_text");
  const before = useRef(layer.text);
  return {
    onFocus: (): void => {
      before.current = layer.text;
      typing.onFocus();
    },
    onBlur: (): void => {
      const now = () => store.state().editing.document;
      const places = layer.text === before.current ? [] : sayingTheSame(now(), product, layer);
      for (const place of places) {
        for (const command of fitCommands(now(), place, { assets, kits })) store.run(command);
      }
      typing.onBlur();
    },
  };
}
