import { useQuery } from "@tanstack/react-query";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { sizeProperty } from "../order-summary/group-items.ts";
import { designQuery, type SetProduct } from "../sets/use-set.ts";
import { countOf, piecesOf, setCount, type Roster } from "./roster.ts";
import { wordsOnCloth } from "./words-on-cloth.ts";

interface OneRiderProps {
  design: string;
  roster: Roster;
  products: readonly SetProduct[];
  onChange: (roster: Roster) => void;
}

/** For one rider a size of each garment says it all: his name and number are on the cloth already. */
export function OneRider({ design, roster, products, onChange }: OneRiderProps) {
  const t = useT();
  const { data } = useQuery(designQuery(design));
  const words = wordsOnCloth(data?.document);
  return (
    <section
      aria-label={t("quantities.one")}
      className="shrink-0 border-b border-line px-5 py-4 md:px-8"
    >
      <h3 className="type-h3">
        {words === "" ? t("quantities.one") : t("quantities.one_named", { rider: words })}
      </h3>
      <p className="mt-0.5 type-small text-mute">{t("quantities.one.text")}</p>
      {products.map((product) => (
        <SizeChips key={product.id} {...{ roster, product, onChange }} />
      ))}
    </section>
  );
}

/** One piece of one size, or none; whatever else is wanted is counted in the table below. */
function SizeChips({
  roster,
  product,
  onChange,
}: Pick<OneRiderProps, "roster" | "onChange"> & { product: SetProduct }) {
  const t = useT();
  const sizes = product.properties.find(({ id }) => id === sizeProperty)?.values ?? [];
  const chosen = sizes.find(({ id }) => countOf(roster, product.id, id) > 0)?.id;

  function choose(size: string): void {
    const emptied = sizes.reduce((all, { id }) => setCount(all, product.id, id, 0), roster);
    onChange(chosen === size ? emptied : setCount(emptied, product.id, size, 1));
  }

  return (
    <div role="group" aria-label={t("quantities.one.size", { product: product.name })}>
      <p aria-hidden className="mt-3 type-label">
        {product.name}
      </p>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {sizes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            className={cx(
              "min-h-9 min-w-10 rounded-chip border px-2 type-small font-semibold touch:min-h-11 touch:min-w-11",
              chosen === id ? "border-ink bg-ink text-paper" : "border-edge hover:border-ink",
            )}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Nobody is named and no garment is wanted twice: it is for one. */
export function isForOne(roster: Roster): boolean {
  return roster.riders.length === 0 && roster.products.every((id) => piecesOf(roster, id) <= 1);
}
