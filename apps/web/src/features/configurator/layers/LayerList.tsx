import { IconListCheck } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
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
  const [several, setSeveral] = useState(false);
  const { findings, checkNow } = useFindings();
  return (
    <div className="flex min-h-full flex-col">
      {!bare && (
        <header className="flex h-13 items-baseline gap-2.5 px-4 pt-4">
          <h2 className="type-h3">{t("editor.layers")}</h2>
          <span className="type-small text-mute tabular">{layers.length}</span>
          <SeveralSwitch on={several} onChange={setSeveral} />
        </header>
      )}
      {bare && (
        <div className="flex justify-end px-4">
          <SeveralSwitch on={several} onChange={setSeveral} />
        </div>
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
          <LayerTree several={several} />
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

interface SeveralSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** For fingers and keys alone: with it on, every press adds to the choice, as Ctrl does. */
function SeveralSwitch({ on, onChange }: SeveralSwitchProps) {
  const t = useT();
  return (
    <IconButton
      icon={IconListCheck}
      iconSize={18}
      label={t("editor.layers.several")}
      aria-pressed={on}
      className="-my-2 ml-auto size-8! aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:size-11!"
      onClick={() => onChange(!on)}
    />
  );
}
