import type { Finding } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import { useState } from "react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { PreflightCard } from "../../../ui/PreflightCard.tsx";
import { part } from "../../../ui/part.tsx";
import { factsOf } from "../layers/facts.ts";
import type { TraceFirstProps } from "../panels/helpers/TraceFirst.tsx";
import { useAskSamples } from "../samples/use-ask-samples.tsx";
import { useFindingWords } from "./finding-words.ts";
import { fixOf, useFixWords } from "./fix-words.ts";
import { useShowLayer } from "./use-show-layer.ts";

const TraceFirst = part<TraceFirstProps>(
  () => import("../panels/helpers/TraceFirst.tsx").then((module) => module.TraceFirst),
  { waiting: () => null, failed: () => null },
);

export interface FindingCardsProps {
  findings: readonly Finding[];
  /** Looks again at once: a fix has been run. */
  onFixed: () => void;
}

/** What may go wrong in print, one at a time, each with the one press that mends it. */
export function FindingCards({ findings, onFixed }: FindingCardsProps) {
  const t = useT();
  const { store } = useEditor();
  const [place, setPlace] = useState(0);
  const product = useEditorState((state) => state.product);
  const products = useEditorState(({ editing }) => editing.document.products);
  const show = useShowLayer();
  const words = useFindingWords();
  const fixWords = useFixWords();
  const askSamples = useAskSamples();
  const layerOf = (finding: Finding): Layer | undefined =>
    products[finding.product]?.layers.find(({ id }) => id === finding.layer);
  // A layer that was taken out since the last look has nothing left to mend.
  const shown = findings
    .filter((finding) => layerOf(finding) !== undefined)
    .toSorted((a, b) => rank(a, product) - rank(b, product));
  const index = Math.min(place, shown.length - 1);
  const finding = shown[index];
  const layer = finding && layerOf(finding);
  if (!finding || !layer) return <p role="status" className="sr-only" />;
  const label = fixWords(finding, layer);
  const { title, text } = words(finding, layer);
  const coarse = isCoarse(finding) && factsOf(layer.kind).traceable(layer);

  function fix(found: Finding): void {
    if (found.code === "sample_left") {
      void askSamples(t("samples.apply")).then((answered) => answered && onFixed());
      return;
    }
    show(found);
    const commands = fixOf(found);
    if (commands.length === 0) return;
    store.beginGesture("fix");
    // Half a fix is none.
    if (commands.every((command) => store.run(command))) store.endGesture();
    else store.bailGesture();
    onFixed();
  }

  return (
    <div role="region" aria-label={t("finding.title")} className="bg-paper">
      <p role="status" className="sr-only">
        {t("finding.count", { count: shown.length })}
      </p>
      <PreflightCard
        title={title}
        text={text}
        problem={finding.level === "problem"}
        position={t("finding.position", { index: index + 1, count: shown.length })}
        {...(shown.length > 1 && {
          next: {
            label: t("finding.next"),
            onPress: () => setPlace((index + 1) % shown.length),
          },
        })}
        first={
          coarse && (
            <TraceFirst layer={coarse} product={finding.product} onPress={() => show(finding)} />
          )
        }
        fix={{ label, onPress: () => fix(finding) }}
      />
    </div>
  );
}

function isCoarse({ code }: Finding): boolean {
  return code === "poor_resolution" || code === "fair_resolution";
}

/** First what must not be printed like this, then advice; of both the product that is shown first. Samples can wait. */
function rank({ code, level, product }: Finding, present: string): number {
  if (code === "sample_left") return 4;
  return (level === "problem" ? 0 : 2) + (product === present ? 0 : 1);
}
