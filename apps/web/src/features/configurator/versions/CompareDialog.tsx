import { type DesignDocument, designChanges, layerChanges } from "@holeshot/design";
import { type ProductId, sides } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { CompareSlider } from "../../../parts/proof/CompareSlider.tsx";
import { ProofSwitch } from "../../../parts/proof/ProofSwitch.tsx";
import { differingSide, type ProofTile } from "../../../parts/proof/proof-tiles.ts";
import { TilePicture } from "../../../parts/proof/TilePicture.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { useChangeText } from "./change-text.ts";
import { useVersionWords } from "./version-words.ts";
import { type Version, versionQuery } from "./versions-api.ts";

interface CompareDialogProps {
  saved: SavedState;
  version: Version;
  busy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

const PIXELS = 900;
const words = {
  before: "versions.then",
  after: "versions.now",
  share: "versions.slider_value",
} as const;

/** What the design was over what it is now, and what has changed since in words. */
export function CompareDialog(props: CompareDialogProps) {
  const { saved, version, busy, onRestore, onClose } = props;
  const t = useT();
  const { versionName } = useVersionWords();
  const { data: then, isError, refetch } = useQuery(versionQuery(saved, version.id));
  const now = useEditorState((state) => state.editing.document);
  return (
    <Dialog
      title={t("versions.compare")}
      subtitle={versionName(version)}
      closeLabel={t("app.close")}
      width="lg"
      onClose={onClose}
    >
      {then ? (
        <Compared then={then} now={now} />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col px-5 pt-4 md:px-8">
          {isError && <LoadFailed onRetry={() => void refetch()} />}
          {!isError && then === null && <p role="alert">{t("versions.unreadable")}</p>}
          {then === undefined && !isError && <Skeleton className="min-h-0 flex-1" />}
        </div>
      )}
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-4 md:px-8">
        <p className="min-w-0 flex-1 basis-60 type-small text-mute">{t("versions.safe")}</p>
        <Button busy={busy} className="max-sm:grow" onClick={onRestore}>
          {t("versions.restore")}
        </Button>
      </div>
    </Dialog>
  );
}

function Compared({ then, now }: { then: DesignDocument; now: DesignDocument }) {
  const t = useT();
  const { set } = useOpenDesign();
  const { store, assets, kits, groups } = useEditor();
  const changes = useMemo(() => designChanges(then, now), [then, now]);
  const [product, setProduct] = useState<ProductId>(() => {
    const inSight = store.state().product;
    const changed = changes.map((change) => change.product);
    return changed.includes(inSight) ? inSight : (changed[0] ?? inSight);
  });
  const [side, setSide] = useState(() =>
    differingSide({ product, ordered: then, proposed: now }, store.state().side),
  );
  const layers = useMemo(
    () => layerChanges(then.products[product], now.products[product]),
    [then, now, product],
  );
  const stores = useMemo(() => ({ assets, kits }), [assets, kits]);
  const picture = (version: "before" | "new") => {
    const shown = version === "before" ? then : now;
    const options = shown.products[product]?.properties ?? {};
    const tile = pictured(product, { then, now, group: groups[product] ?? "men", options });
    return (
      <TilePicture
        key={`${product} ${side} ${version}`}
        {...{ tile, version, side, stores }}
        pixels={PIXELS}
        changes={layers}
      />
    );
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pt-4 md:flex-row md:gap-8 md:overflow-hidden md:px-8">
      <div className="flex min-h-80 flex-1 flex-col gap-2 pb-2 md:min-h-0">
        <CompareSlider before={picture("before")} after={picture("new")} words={words} />
        <div className="flex flex-wrap justify-between gap-x-6">
          {set.products.length > 1 && (
            <ProofSwitch
              label={t("editor.products")}
              choices={set.products.map(({ id, name }) => ({ id, label: name }))}
              chosen={product}
              onChoose={setProduct}
            />
          )}
          <ProofSwitch
            label={t("editor.sides")}
            choices={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
            chosen={side}
            onChoose={setSide}
          />
        </div>
      </div>
      <section className="shrink-0 pb-4 md:w-64 md:overflow-y-auto">
        <h3 className="type-body font-semibold">{t("versions.since")}</h3>
        <Since changes={changes} />
      </section>
    </div>
  );
}

function Since({ changes }: { changes: ReturnType<typeof designChanges> }) {
  const t = useT();
  const textOf = useChangeText();
  if (changes.length === 0) {
    return <p className="mt-1 type-small text-mute">{t("versions.nothing")}</p>;
  }
  return textOf(changes).map(({ product, name, words: told }) => (
    <div key={product} className="mt-2">
      {name !== null && <h4 className="type-small font-semibold">{name}</h4>}
      <ul className="type-small break-words text-mute">
        {told.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  ));
}

interface Pictured extends Pick<ProofTile, "group" | "options"> {
  readonly then: DesignDocument;
  readonly now: DesignDocument;
}

/** As the pictures of a proof are drawn: of nobody, in no size. */
function pictured(product: ProductId, { then, now, group, options }: Pictured): ProofTile {
  const nobody = { rider: null, riders: [], pieces: 1, sizeWord: "", sizes: [], lineIds: [] };
  const documents = { ordered: then, proposed: now, changed: true };
  return {
    key: product,
    product,
    productName: "",
    set: "",
    ...documents,
    group,
    options,
    ...nobody,
  };
}
