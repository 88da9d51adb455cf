import { IconRulerMeasure } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";

/** The way to the tables of all sizes, beside the work that is begun. */
export function SizeGuide() {
  const t = useT();
  return (
    <p className="mt-4 flex items-center gap-2">
      <Icon of={IconRulerMeasure} size={18} />
      <Link
        to="/info/:topic"
        params={{ topic: "sizes" }}
        target="_blank"
        className={`${linkClass} type-small`}
      >
        {t("quantities.size_guide")}
      </Link>
    </p>
  );
}
