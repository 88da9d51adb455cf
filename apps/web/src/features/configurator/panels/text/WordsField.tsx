import { useEffect, useSyncExternalStore } from "react";
import type { AssetStore } from "../../../../editor/assets/asset-store.ts";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import {
  type Faces,
  lettersText,
  missingLetters,
} from "../../../../parts/letters/missing-letters.ts";
import { TextField, type TextFieldProps } from "../../../../ui/TextField.tsx";
import { useOpenDesign } from "../../design-context.ts";

/** Where a field of words learns what its faces can draw. */
export interface WordsFaces {
  readonly assets: AssetStore;
  readonly faces: Faces["faces"];
}

export function useWordsFaces(): WordsFaces {
  const { assets } = useEditor();
  return { assets, faces: useOpenDesign().set.fonts };
}

type WordsFieldProps = TextFieldProps & {
  from: WordsFaces;
  value: string;
  /** The faces that the words are set in. */
  fonts: readonly string[];
};

/** A field for words on the cloth, which tells at once of letters that their face lacks. */
export function WordsField({ from: { assets, faces }, fonts, ...field }: WordsFieldProps) {
  const t = useT();
  useSyncExternalStore(assets.subscribe, assets.arrivals);
  const words = fonts.map((font) => ({ text: field.value, font }));
  const missing = missingLetters({ faces, font: assets.font }, words);
  const lacks = missing !== null;
  useEffect(() => {
    // Another face can be offered only once it is here.
    if (lacks) for (const { id } of faces) assets.wantFont(id);
  }, [lacks, assets, faces]);
  const text = missing ? lettersText(t, missing) : undefined;
  return (
    <>
      <TextField {...field} error={text} />
      <p role="status" className="sr-only">
        {text}
      </p>
    </>
  );
}
