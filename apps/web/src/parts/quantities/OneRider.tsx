import { IconClipboardText, IconPlus } from "@tabler/icons-react";
import type { SizeGroup, TableMeasure } from "@holeshot/garments";
import { useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProofSwitch } from "../proof/ProofSwitch.tsx";
import { besideKit } from "../sets/beside-kit.ts";
import { useDocumentInCart } from "../sets/use-document-in-cart.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { Choices } from "./Choices.tsx";
import {
  bodyOf,
  chooseOne,
  chosenSize,
  designedSizes,
  groupsChosen,
  groupsOffered,
  inGroup,
  sizesFor,
} from "./one-rider.ts";
import { GoneSizes } from "./GoneSizes.tsx";
import { piecesOf, type Roster } from "./roster.ts";
import type { SheetPrice } from "./sheet-price.ts";
import { SizeGuide } from "./SizeGuide.tsx";
import { wordsOnCloth } from "./words-on-cloth.ts";

interface OneRiderProps {
  design: string;
  roster: Roster;
  products: readonly SetProduct[];
  unitOf: SheetPrice["unitOf"];
  onChange: (roster: Roster) => void;
  /** More than one of a garment is counted elsewhere. */
  onMore: () => void;
  /** Where the riders' list stands below all this, a team's way to it. */
  onRead?: (() => void) | undefined;
}

const groupWords: Record<SizeGroup, MessageKey> = {
  men: "quantities.one.men",
  women: "quantities.one.women",
  youth: "quantities.one.youth",
};

const measureWords: Record<TableMeasure, MessageKey> = {
  chest: "quantities.one.chest",
  waist: "quantities.one.waist",
  hip: "quantities.one.hip",
  height: "quantities.one.height",
  handGirth: "quantities.one.hand",
};

/** For one rider a size of each garment says it all: his name and number are on the cloth already. */
export function OneRider(props: OneRiderProps) {
  const { design, roster, products, unitOf, onChange, onMore, onRead } = props;
  const t = useT();
  const { money } = useFormat();
  const { data: document } = useDocumentInCart(design);
  const words = wordsOnCloth(document);
  const groups = groupsOffered(products);
  const chosen = groupsChosen(roster, products);
  const [wanted, setWanted] = useState<SizeGroup | null>(chosen[0] ?? null);
  const designed = designedSizes(document, roster, products);
  const [meant = groups[0] ?? null] = designed.flatMap(({ size }) =>
    size.group !== null && groups.includes(size.group) ? [size.group] : [],
  );
  // Chosen from both: all are shown, so that what is chosen is in sight.
  const group = chosen.length > 1 ? null : (chosen[0] ?? wanted ?? meant);
  const beside = besideKit({ products: [...products] });
  return (
    <section aria-label={t("quantities.one")} className="px-5 pt-5 pb-6 md:pl-8 lg:px-8">
      <h3 className="type-h3-page">
        {words === "" ? t("quantities.one") : t("quantities.one_named", { rider: words })}
      </h3>
      <p className="mt-0.5 type-small text-mute">{t("quantities.one.text")}</p>
      {onRead && (
        <Button
          variant="second"
          size="sm"
          icon={IconClipboardText}
          className="mt-3"
          onClick={onRead}
        >
          {t("roster.paste")}
        </Button>
      )}
      {designed.length > 0 && (
        <Button
          variant="second"
          size="sm"
          className="mt-3"
          onClick={() =>
            onChange(
              designed.reduce((all, { product, size }) => chooseOne(all, product, size.id), roster),
            )
          }
        >
          {t("quantities.one.designed", {
            sizes: designed.map(({ product, size }) => `${product.name} ${size.name}`).join(", "),
          })}
        </Button>
      )}
      {groups.length > 1 && group !== null && (
        <div className="mt-1">
          <ProofSwitch
            label={t("quantities.one.cut")}
            choices={groups.map((id) => ({ id, label: t(groupWords[id]) }))}
            chosen={group}
            onChoose={(next) => {
              setWanted(next);
              onChange(inGroup(roster, products, next));
            }}
          />
        </div>
      )}
      {products.map((product) => {
        const garment = <Garment key={product.id} {...{ roster, product, group, onChange }} />;
        if (!beside.includes(product.id)) return garment;
        const price = money(unitOf(product.id, roster.choices[product.id] ?? {}));
        return (
          <details key={product.id} open={piecesOf(roster, product.id) > 0 || undefined}>
            <summary className="mt-2 flex min-h-11 items-center gap-2 type-small font-semibold">
              <Icon of={IconPlus} size={18} />
              {t("quantities.one.beside", { product: product.name, price })}
            </summary>
            {garment}
          </details>
        );
      })}
      <SizeGuide />
      <Button
        variant="quiet"
        size="sm"
        icon={IconPlus}
        className="mt-2 -ml-3 gap-2.5"
        onClick={onMore}
      >
        {t("quantities.one.more")}
      </Button>
    </section>
  );
}

interface GarmentProps {
  roster: Roster;
  product: SetProduct;
  group: SizeGroup | null;
  onChange: (roster: Roster) => void;
}

/** One piece of one size, or none; a second press takes it back. */
function Garment({ roster, product, group, onChange }: GarmentProps) {
  const t = useT();
  const chosen = chosenSize(roster, product);
  const body = bodyOf(product, chosen)
    .map(({ measure, centimetres }) => `${t(measureWords[measure])} ${centimetres}`)
    .join(" · ");
  const offered = sizesFor(product, group);
  // Where all are women's, the letters say it.
  const bare = offered.every((size) => size.group === "women" && size.id.startsWith("W-"));
  return (
    <div role="group" aria-label={t("quantities.one.size", { product: product.name })}>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <p aria-hidden className="type-label">
          {product.name}
        </p>
        <p aria-live="polite" className="tabular type-small text-mute">
          {body === "" ? "" : t("quantities.one.body", { body })}
        </p>
      </div>
      <GoneSizes roster={roster} product={product} />
      <div className="mt-1 flex flex-wrap gap-1.5">
        {offered.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-label={name}
            aria-pressed={chosen?.id === id}
            className={cx(
              "min-h-9 min-w-10 rounded-chip border px-2 type-small font-semibold touch:min-h-11 touch:min-w-11",
              chosen?.id === id ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
            )}
            onClick={() => onChange(chooseOne(roster, product, chosen?.id === id ? null : id))}
          >
            {bare ? id.slice(2) : name}
          </button>
        ))}
      </div>
      <Choices {...{ roster, product, onChange }} />
    </div>
  );
}
