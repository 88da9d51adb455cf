import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { withoutSamples } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { RoundView } from "../../editor/free/RoundView.tsx";
import { EditorContext, useEditorState } from "../../editor/model/editor-context.ts";
import { createEditorStore } from "../../editor/model/editor-store.ts";
import type { Answer } from "../../lib/api/call.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { openStores } from "../../parts/design-stores.ts";
import { groupsOf } from "../../parts/sets/set-groups.ts";
import { type ConfiguratorSet, setQuery } from "../../parts/sets/use-set.ts";
import { toast } from "../../ui/toast-store.ts";

export interface SharedRoundProps {
  design: Pick<Answer<"getSharedDesign">, "configuratorSetUuid" | "document">;
  product: ProductId;
  /** The side it is first seen from. */
  side: Side;
  label: string;
  /** It cannot be shown here: no graphics, nobody draped it, or the set is gone. */
  onUnable: () => void;
}

/** A shared garment in the round. */
export function SharedRound(props: SharedRoundProps) {
  const { data: set, isError } = useQuery(
    setQuery(props.design.configuratorSetUuid, useLanguage()),
  );
  const { onUnable } = props;
  const t = useT();
  useEffect(() => {
    if (!isError) return;
    toast(t("shared.round.unable"), "err");
    onUnable();
  }, [isError, onUnable, t]);
  return (
    <div className="stage-light absolute inset-0" aria-busy={set === undefined}>
      {set && <Round {...props} set={set} />}
    </div>
  );
}

function Round({ design, product, side, label, onUnable, set }: SharedRoundProps & Loaded) {
  const [parts] = useState(() => {
    const store = createEditorStore(withoutSamples(design.document), product);
    store.show({ look: "free", side });
    return { store, ...openStores(set), groups: groupsOf(set) };
  });
  return (
    <EditorContext value={parts}>
      <RoundView label={label} />
      <WhenUnable tell={onUnable} />
    </EditorContext>
  );
}

interface Loaded {
  set: ConfiguratorSet;
}

/** What cannot be shown in the round puts the worn garment in its place. */
function WhenUnable({ tell }: { tell: () => void }) {
  const look = useEditorState((state) => state.look);
  useEffect(() => {
    if (look !== "free") tell();
  }, [look, tell]);
  return null;
}
