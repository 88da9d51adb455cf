import { type NamedRider, riderName } from "@holeshot/domain";
import { amongOthers } from "../../lib/among-others.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";

interface RidersLineProps {
  riders: readonly NamedRider[];
}

/** A team of more is told by its first names; the others are a press away. */
const whole = 12;
const first = 6;

/** For whom a design is made; nothing where nobody is named. */
export function RidersLine({ riders }: RidersLineProps) {
  const t = useT();
  const language = useLanguage();
  if (riders.length === 0) return null;
  const named = (some: readonly NamedRider[]) =>
    some.map((rider) => amongOthers(riderName(rider, language))).join(", ");
  const told = (some: readonly NamedRider[]) =>
    `${t("cart.riders_named", { riders: t("cart.riders", { count: riders.length }) })} ${named(some)}`;
  const look = "group mt-2 type-small wrap-anywhere text-mute";
  if (riders.length <= whole) return <p className={look}>{told(riders)}</p>;
  return (
    <details className={look}>
      <summary className="block cursor-pointer py-1">
        {`${told(riders.slice(0, first))} `}
        <span className="font-semibold text-ink underline group-open:hidden">{`+${riders.length - first}`}</span>
      </summary>
      {named(riders.slice(first))}
    </details>
  );
}
