import { samplesOf } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { dialogPart } from "../../../ui/part.tsx";
import { useOpenDesign } from "../design-context.ts";
import { fitCommands } from "../layers/text/fit-words.ts";
import { useKitTexts } from "../layers/text/use-kit-texts.ts";
import { answerCommands, placesOf, type SampleAnswer } from "./answer-samples.ts";
import type { SamplesDialogProps } from "./SamplesDialog.tsx";

const SamplesDialog = dialogPart<SamplesDialogProps>(
  () => import("./SamplesDialog.tsx").then((module) => module.SamplesDialog),
  ({ onDone }) => onDone(null),
);

/**
 * Asks about what is left of the kit's samples, if anything is, and puts the answers in the design as one step.
 * Answers false when the rider thought better of it. `action` says what the answers lead to.
 */
export function useAskSamples(): (action: string) => Promise<boolean> {
  const { store, assets, kits } = useEditor();
  const { set } = useOpenDesign();
  const textsOf = useKitTexts();

  return async (action) => {
    const before = store.state().editing.document;
    const samples = samplesOf(before);
    if (samples.length === 0) return true;
    const pieceName = (product: string, piece: string): string =>
      set.products.find(({ id }) => id === product)?.pieces.find(({ id }) => id === piece)?.name ??
      piece;
    const asked = samples.map((sample) => ({ sample, places: placesOf(sample, pieceName) }));
    const answers = await new Promise<readonly SampleAnswer[] | null>((resolve) => {
      openDialog((close) => (
        <SamplesDialog
          asked={asked}
          from={{ assets, faces: set.fonts }}
          action={action}
          onDone={(given) => {
            close();
            resolve(given);
          }}
        />
      ));
    });
    if (answers === null) return false;
    store.beginGesture("samples");
    for (const command of answerCommands(samples, answers)) store.run(command);
    for (const { product, layer } of samples.flatMap(({ layers }) => layers)) {
      const { document } = store.state().editing;
      const place = { product, layer: layer.id };
      const fit = fitCommands(document, place, { assets, kits, textsOf }, before);
      for (const command of fit) store.run(command);
    }
    store.endGesture();
    return true;
  };
}
