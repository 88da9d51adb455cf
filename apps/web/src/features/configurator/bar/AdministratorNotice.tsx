import { useT } from "../../../lib/i18n/language-store.ts";
import { useOpenDesign } from "../design-context.ts";

/** Told to staff who look at a customer's design: what they do here is not kept. */
export function AdministratorNotice() {
  const t = useT();
  const { saving } = useOpenDesign();
  if (saving.saved?.viewedAs !== "administrator") return null;
  return (
    <p
      role="status"
      className="flex min-h-8 shrink-0 items-center bg-warn-wash px-5 py-1 type-small font-semibold text-warn-text"
    >
      {t("editor.administrator")}
    </p>
  );
}
