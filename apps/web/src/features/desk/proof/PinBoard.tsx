import { isPlaced } from "@holeshot/design";
import { limits, type Side, sides } from "@holeshot/domain";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { DraftPin } from "../../../parts/mending/proof-draft.ts";
import { PinMarks } from "../../../parts/proof/PinMarks.tsx";
import { ProofSwitch } from "../../../parts/proof/ProofSwitch.tsx";
import { pinsOf, type ProofTile, sideOf, tellingSide } from "../../../parts/proof/proof-tiles.ts";
import { TilePicture } from "../../../parts/proof/TilePicture.tsx";
import { tileSizes, tileTitle } from "../../../parts/proof/tile-words.ts";
import type { LoadedProof } from "../../../parts/proof/use-proof-sheet.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useWords } from "../use-words.ts";

interface PinBoardProps {
  loaded: LoadedProof;
  pins: readonly DraftPin[];
  onPins: (pins: readonly DraftPin[]) => void;
  onTakeOut: (at: number) => void;
}

const PIXELS = 720;

/** A garment large; where it is pressed a place is marked. By keyboard a layer is marked where it lies. */
export function PinBoard({ loaded, pins, onPins, onTakeOut }: PinBoardProps) {
  const t = useT();
  const say = useWords();
  const { tiles } = loaded;
  const [key, setKey] = useState(tiles[0]?.key ?? "");
  const tile = tiles.find((each) => each.key === key) ?? tiles[0];
  const [side, setSide] = useState<Side>(() => (tile ? tellingSide(tile) : "front"));
  // The place that was marked last asks for its words at once.
  const [fresh, setFresh] = useState(-1);
  if (tile === undefined) return null;
  const numbered = pins.map((pin, at) => ({ ...pin, number: at + 1 }));
  const isFull = pins.length >= limits.pinsPerProof;

  function mark(place: Pick<DraftPin, "piece" | "x" | "y">): void {
    const [line_id] = tile?.lineIds ?? [];
    if (isFull || line_id === undefined) return;
    setFresh(pins.length);
    onPins([...pins, { ...place, line_id, text: "" }]);
  }

  return (
    <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
      <div className="min-w-0">
        <SelectField
          label={say("proof_page.garment")}
          choices={tiles.map((each) => ({
            value: each.key,
            label: `${each.productName}, ${tileTitle(t, each)}, ${tileSizes(each)}`,
          }))}
          value={tile.key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <ProofSwitch
          label={t("editor.sides")}
          choices={sides.map((id) => ({ id, label: t(`side.${id}`) }))}
          chosen={side}
          onChoose={setSide}
        />
        <div className="relative mt-2">
          <TilePicture
            key={`${tile.key} ${side}`}
            tile={tile}
            version="new"
            side={side}
            pixels={PIXELS}
            stores={loaded.storesOf(tile.set)}
          />
          <PinMarks
            tile={tile}
            side={side}
            pixels={PIXELS}
            pins={pinsOf(tile, numbered)}
            onPlace={mark}
          />
        </div>
      </div>
      <div className="min-w-0">
        <h2 className="type-h3">{t("proof.pins")}</h2>
        <p className="mt-1 type-small text-mute">{say("proof_page.pins_hint")}</p>
        <ol className="mt-3 flex flex-col gap-3">
          {numbered.map((pin, at) => (
            <li
              key={`${pin.line_id} ${pin.piece} ${pin.x} ${pin.y}`}
              className="flex items-end gap-2"
            >
              <TextField
                label={say("proof_page.pin", { number: pin.number })}
                maxLength={limits.pinTextMax}
                value={pin.text}
                ref={at === fresh ? focusNow : undefined}
                frameClassName="grow"
                onChange={(event) =>
                  onPins(pins.with(at, { ...toDraft(pin), text: event.currentTarget.value }))
                }
              />
              <Button
                variant="second"
                aria-label={say("proof_page.pin_remove", { number: pin.number })}
                onClick={() => onTakeOut(at)}
              >
                {say("proof_page.remove")}
              </Button>
            </li>
          ))}
        </ol>
        <SelectField
          label={say("proof_page.layer")}
          placeholder={say("proof_page.layer_none")}
          frameClassName="mt-5 max-w-[320px]"
          choices={placedLayers(tile).map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          disabled={isFull}
          onChange={(event) => {
            const layer = placedLayers(tile).find(({ id }) => id === event.currentTarget.value);
            if (!layer) return;
            mark({ piece: layer.piece, x: layer.x, y: layer.y });
            setSide(sideOf(tile.product, [layer.piece], side));
          }}
        />
      </div>
    </div>
  );
}

function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}

function toDraft({ line_id, piece, x, y, text }: DraftPin): DraftPin {
  return { line_id, piece, x, y, text };
}

function placedLayers({ proposed, product }: ProofTile) {
  return (proposed.products[product]?.layers ?? []).flatMap((layer) =>
    isPlaced(layer)
      ? [
          {
            id: layer.id,
            piece: layer.piece,
            x: layer.x,
            y: layer.y,
            name: layer.name ?? ("text" in layer ? layer.text : layer.id),
          },
        ]
      : [],
  );
}
