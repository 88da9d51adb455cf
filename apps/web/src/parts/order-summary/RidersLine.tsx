import { useT } from "../../lib/i18n/language-store.ts";

interface RidersLineProps {
  /** `De Vries 47`. */
  riders: readonly string[];
  className?: string;
}

/** For whom a design is made; nothing where nobody is named. */
export function RidersLine({ riders, className = "" }: RidersLineProps) {
  const t = useT();
  if (riders.length === 0) return null;
  return (
    <p className={`type-small wrap-anywhere text-mute ${className}`}>
      {`${t("cart.riders", { count: riders.length })}: ${riders.join(", ")}`}
    </p>
  );
}
