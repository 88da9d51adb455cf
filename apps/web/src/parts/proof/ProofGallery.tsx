import { type ProductId, type Side, sides } from "@holeshot/domain";
import { useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { LoadFailed } from "../LoadFailed.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ProofActs, ProofOrder, ProofPin } from "./proof-order.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import { ProofSwitch } from "./ProofSwitch.tsx";
import { pinsOf, type ProofTile, sideOf, tellingSide, type ProofVersion } from "./proof-tiles.ts";
import { ProofTileButton } from "./ProofTileButton.tsx";
import { type LoadedProof, useProofSheet } from "./use-proof-sheet.ts";

/** Every garment of a proof as it will be made, for each rider; beside it what was ordered. */
export function ProofGallery({ order, sheet }: { order: ProofOrder; sheet: ProofActs["sheet"] }) {
  const t = useT();
  const { loaded, isError, refetch } = useProofSheet(order, sheet);
  const [version, setVersion] = useState<ProofVersion>("new");
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!loaded) return <Skeleton className="mt-5 h-60 w-full" />;
  const changed = loaded.tiles.some((tile) => tile.changed);
  const pins = order.proof?.rounds.at(-1)?.pins ?? [];
  const products = [...Map.groupBy(loaded.tiles, (tile) => tile.product)];
  return (
    <div className="mt-5">
      {changed ? (
        <ProofSwitch
          label={t("proof.version")}
          choices={[
            { id: "new", label: t("proof.new") },
            { id: "before", label: t("proof.before") },
          ]}
          chosen={version}
          onChoose={setVersion}
        />
      ) : (
        <p className="type-body text-mute">{t("proof.unchanged")}</p>
      )}
      {products.map(([product, tiles]) => (
        <ProductTiles key={product} {...{ product, tiles, version, loaded, pins }} />
      ))}
    </div>
  );
}

interface ProductTilesProps {
  product: ProductId;
  tiles: readonly ProofTile[];
  version: ProofVersion;
  loaded: LoadedProof;
  pins: readonly ProofPin[];
}

function ProductTiles({ product, tiles, version, loaded, pins }: ProductTilesProps) {
  const t = useT();
  const [first] = tiles;
  // What somebody marked is seen before anything else.
  const [side, setSide] = useState<Side>(() =>
    sideOf(
      product,
      tiles.flatMap((tile) => pinsOf(tile, pins).map(({ piece }) => piece)),
      first ? tellingSide(first) : "front",
    ),
  );
  const pieces = tiles.reduce((sum, tile) => sum + tile.pieces, 0);
  const name = first?.productName ?? product;
  const open = (tile: ProofTile) =>
    openDialog((close) => (
      <ProofDialog tiles={tiles} first={tile} {...{ side, loaded, pins }} onClose={close} />
    ));
  return (
    <section className="mt-7" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="type-h3">
          {name}
          <span className="ml-2 type-small font-normal text-mute">
            {t("cart.pieces", { count: pieces })}
          </span>
        </h3>
        <ProofSwitch
          label={`${t("editor.sides")}, ${name}`}
          choices={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
          chosen={side}
          onChoose={setSide}
        />
      </div>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-5 min-[480px]:grid-cols-3 md:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <ProofTileButton
              {...{ tile, version, side }}
              pins={pinsOf(tile, pins)}
              stores={loaded.storesOf(tile.set)}
              onOpen={() => open(tile)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
