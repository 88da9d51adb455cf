import { useWatch } from "react-hook-form";
import { useT } from "../../lib/i18n/language-store.ts";
import { isOnPapers } from "./on-papers.ts";

/** Says, while it can still be changed, that a parcel's label would show boxes. Nothing is refused for it. */
export function UnreadLetters({ fields }: { fields: readonly string[] }) {
  const t = useT();
  const values: readonly unknown[] = useWatch({ name: fields });
  const unread = values.some((value) => typeof value === "string" && !isOnPapers(value));
  return (
    <p
      role="status"
      className={
        unread
          ? "col-span-full border-l-[3px] border-warn-mark bg-warn-wash p-3 type-small"
          : "sr-only"
      }
    >
      {unread && t("address.letters")}
    </p>
  );
}
