import { lazy, Suspense } from "react";
import { useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { useTemplate } from "../design-context.ts";
import { FindingsContext, useFindings } from "../findings/use-findings.ts";
import { LayerActs } from "./LayerActs.tsx";
import { LayerTree } from "./LayerTree.tsx";

const FindingCards = lazy(() =>
  import("../findings/FindingCards.tsx").then((m) => ({ default: m.FindingCards })),
);

interface LayerListProps {
  /** In a sheet that has the heading already. */
  bare?: boolean;
}

/** Everything that was put on the product, the topmost first, with what can be done to it and what may go wrong. */
export function LayerList({ bare = false }: LayerListProps) {
  const t = useT();
  const layers = useLayers();
  const template = useTemplate();
  const { findings, checkNow } = useFindings();
  return (
    <div className="flex min-h-full flex-col">
      {!bare && (
        <header className="flex h-13 items-baseline gap-2.5 px-4 pt-4">
          <h2 className="type-h3">{t("editor.layers")}</h2>
          <span className="type-small text-mute tabular">{layers.length}</span>
        </header>
      )}
      <LayerActs />
      {layers.length === 0 ? (
        <div className="px-4 pt-2">
          <Empty
            title={t("editor.layers.none")}
            text={t("editor.layers.none_text", { template: template?.name ?? "" })}
          />
        </div>
      ) : (
        <FindingsContext value={findings}>
          <LayerTree />
        </FindingsContext>
      )}
      {findings.length > 0 && (
        <div className="sticky bottom-0 mt-auto pt-4">
          <Suspense fallback={null}>
            <FindingCards findings={findings} onFixed={checkNow} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
