import { IconAlertTriangle, IconListCheck } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { cx } from "../../../ui/cx.ts";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/Empty.tsx";
import { part } from "../../../ui/part.tsx";
import { useTemplate } from "../design-context.ts";
import type { FindingCardsProps } from "../findings/FindingCards.tsx";
import { FindingsContext, useFindings } from "../findings/use-findings.ts";
import { LayerActs } from "./LayerActs.tsx";
import { LayerTree } from "./LayerTree.tsx";

const FindingCards = part<FindingCardsProps>(() =>
  import("../findings/FindingCards.tsx").then((m) => m.FindingCards),
);

const SizeNotes = part(() => import("../findings/SizeNotes.tsx").then((m) => m.SizeNotes));

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
  const cards = useRef<HTMLDivElement>(null);
  const { findings, checkNow } = useFindings();
  return (
    <div className="flex min-h-full flex-col">
      <ListHead
        bare={bare}
        count={layers.length}
        findings={findings.length}
        several={several}
        onSeveral={setSeveral}
        onFindings={() => cards.current?.scrollIntoView({ block: "end" })}
      />
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
      {layers.length > 0 && <SizeNotes />}
      {findings.length > 0 && (
        // In a sheet there is no room to hold it in sight beside the list.
        <div ref={cards} className={bare ? "pt-4" : "sticky bottom-0 mt-auto pt-4"}>
          <FindingCards findings={findings} onFixed={checkNow} />
        </div>
      )}
    </div>
  );
}

interface ListHeadProps {
  bare: boolean;
  count: number;
  findings: number;
  several: boolean;
  onSeveral: (on: boolean) => void;
  onFindings: () => void;
}

/** The heading, or in a sheet the way to the findings; and the switch that lets presses add up. */
function ListHead({ bare, count, findings, several, onSeveral, onFindings }: ListHeadProps) {
  const t = useT();
  return (
    <header
      className={
        bare
          ? // In the sheet's own head, which stays in sight too: height is scarce there.
            "pointer-events-none sticky top-3 z-10 -mt-11 mr-12 ml-24 flex h-11 items-center justify-end gap-2 *:pointer-events-auto"
          : "flex h-13 items-baseline gap-2.5 px-4 pt-4"
      }
    >
      {!bare && (
        <>
          <h2 className="type-h3">{t("editor.layers")}</h2>
          <span className="type-small text-mute tabular">{count}</span>
        </>
      )}
      {bare && findings > 0 && (
        <Button
          variant="link"
          size="sm"
          icon={IconAlertTriangle}
          className="min-h-8 min-w-8"
          aria-label={t("finding.count", { count: findings })}
          onClick={onFindings}
        >
          {findings}
        </Button>
      )}
      {/* For fingers and keys alone: with it on, every press adds to the choice, as Ctrl does. */}
      <IconButton
        icon={IconListCheck}
        iconSize={18}
        label={t("editor.layers.several")}
        aria-pressed={several}
        className={cx(
          "size-8! aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:size-11!",
          !bare && "-my-2 ml-auto",
        )}
        onClick={() => onSeveral(!several)}
      />
    </header>
  );
}
