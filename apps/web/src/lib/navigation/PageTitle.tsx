import type { MessageKey } from "../i18n/translator.ts";
import { useT } from "../i18n/language-store.ts";
import { usePageTitle } from "../page-title.ts";

/** The title that a page was declared with. */
export function PageTitle({ of }: { of: MessageKey }) {
  const t = useT();
  usePageTitle(t(of));
  return null;
}
