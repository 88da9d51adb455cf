import type { Translate } from "../../lib/i18n/translator.ts";

/** A size as it is called where it is chosen, without the group, which stands over its table. */
export function sizeName(t: Translate, id: string): string {
  const years = /^Y(\d+)$/.exec(id)?.[1];
  if (years !== undefined) return t("info.sizes.years", { years });
  return id.replace(/^(?:[WY]-|W(?=\d))/, "");
}
