import { useT } from "../../lib/i18n/language-store.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { ChooseSize } from "./ChooseSize.tsx";
import { ProblemLine } from "./ProblemLine.tsx";
import { goneText } from "./problem-text.ts";
import { goneOf, replaceGone, type Roster } from "./roster.ts";
import { sizesOf } from "./sizes-of.ts";

interface GoneSizesProps {
  roster: Roster;
  product: SetProduct;
  /** Absent where another size is chosen beside it. */
  onChange?: (roster: Roster) => void;
}

/** Pieces without a rider whose size is no longer made: they are kept, and wait for another. */
export function GoneSizes({ roster, product, onChange }: GoneSizesProps) {
  const t = useT();
  return goneOf(roster, product.id).map(([size, count]) => (
    <p key={size} className="py-2">
      <ProblemLine text={`${count} × ${goneText(t, product.name, size)}`}>
        {onChange && (
          <ChooseSize
            value={size || t("roster.no_size")}
            sizes={sizesOf(product)}
            meant={[]}
            onChoose={(to) => onChange(replaceGone(roster, product.id, size, to))}
          />
        )}
      </ProblemLine>
    </p>
  ));
}
