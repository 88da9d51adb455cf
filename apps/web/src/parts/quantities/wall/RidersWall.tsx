import { IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import type { DesignDocument } from "@holeshot/design";
import { useMemo, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { LoadFailed } from "../../LoadFailed.tsx";
import { ProofSwitch } from "../../proof/ProofSwitch.tsx";
import { groupsOf } from "../../sets/set-groups.ts";
import { useDocumentInCart } from "../../sets/use-document-in-cart.ts";
import type { ConfiguratorSet, SetProduct } from "../../sets/use-set.ts";
import type { Known } from "../roster-problems.ts";
import type { Roster } from "../roster.ts";
import { storesOf } from "../../stores-of.ts";
import { type WallCard, wallCards, wallSide } from "./wall-cards.ts";
import { TILE_SIZES } from "./wall-window.ts";
import { WallGrid } from "./WallGrid.tsx";
import { WallRider } from "./WallRider.tsx";
import type { Shown } from "./WallPicture.tsx";

export interface RidersWallProps {
  design: string;
  set: ConfiguratorSet;
  roster: Roster;
  products: readonly SetProduct[];
  known: Known;
  /** To a rider's row, after the wall has closed. */
  onRow: (row: number) => void;
  onClose: () => void;
}

/** Everyone's garment beside everyone else's, as it will be made, with what is wrong on it. */
export function RidersWall(props: RidersWallProps) {
  const { design, set, onClose } = props;
  const t = useT();
  const { data, isError, refetch } = useDocumentInCart(design);
  return (
    <Dialog title={t("wall.title")} closeLabel={t("app.close")} width="full" onClose={onClose}>
      {data ? (
        <Wall {...props} document={data} stores={storesOf(set)} />
      ) : isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="m-8 h-80" />
      )}
    </Dialog>
  );
}

type WallProps = Omit<RidersWallProps, "design"> &
  Pick<Shown, "stores"> & { document: DesignDocument };

function Wall({ set, roster, products, known, onRow, onClose, document, stores }: WallProps) {
  const t = useT();
  const [all, setAll] = useState(true);
  const [size, setSize] = useState<number>(1);
  const [opened, setOpened] = useState<WallCard | null>(null);
  const seen = useMemo(() => wallSide(document), [document]);
  const cards = useMemo(() => {
    const usual = groupsOf(set)[seen.product] ?? "men";
    return wallCards(roster, { product: seen.product, usual }, known);
  }, [roster, seen, set, known]);
  const troubled = useMemo(() => cards.filter(({ problems }) => problems.length > 0), [cards]);
  const shown: Shown = { document, stores, ...seen };
  const resize = (by: number) =>
    setSize((now) => Math.max(0, Math.min(TILE_SIZES.length - 1, now + by)));
  const list = all ? cards : troubled;

  function keys(event: React.KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") resize(1);
    if (event.key === "-") resize(-1);
  }

  return (
    <div
      role="group"
      aria-label={t("wall.title")}
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={keys}
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-1 px-5 py-2 md:px-8">
        <p role="status" className="type-small text-mute">
          {troubled.length === 0
            ? t("wall.all_well", { count: cards.length })
            : t("wall.to_check", { count: troubled.length, total: cards.length })}
        </p>
        {troubled.length > 0 && (
          <ProofSwitch
            label={t("wall.which")}
            choices={[
              { id: "all", label: t("wall.everyone") },
              { id: "troubled", label: t("wall.only_marked") },
            ]}
            chosen={all ? "all" : "troubled"}
            onChoose={(id) => setAll(id === "all")}
          />
        )}
        <span className="ml-auto hidden sm:flex">
          <IconButton
            icon={IconZoomOut}
            label={t("wall.smaller")}
            shortcut="-"
            disabled={size === 0}
            onClick={() => resize(-1)}
          />
          <IconButton
            icon={IconZoomIn}
            label={t("wall.larger")}
            shortcut="+"
            disabled={size === TILE_SIZES.length - 1}
            onClick={() => resize(1)}
          />
        </span>
      </div>
      <WallGrid
        key={all ? "all" : "troubled"}
        cards={list}
        products={products}
        shown={shown}
        wanted={TILE_SIZES[size] ?? TILE_SIZES[1]}
        onOpen={setOpened}
      />
      {opened && (
        <WallRider
          cards={list}
          first={opened}
          products={products}
          shown={shown}
          onRow={(row) => {
            onClose();
            onRow(row);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
