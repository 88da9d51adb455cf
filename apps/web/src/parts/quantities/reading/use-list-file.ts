import { downloadBlob } from "../../../lib/download-blob.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { report } from "../../../lib/report.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { SetProduct } from "../../sets/use-set.ts";
import { listLines, writeWorkbook } from "../list/write-list.ts";
import { writtenProducts } from "../list/written-products.ts";
import type { Roster } from "../roster.ts";

/** Saves a riders' list as a workbook that can be brought back; an empty one has every column there is to fill in. */
export function useListFile(products: readonly SetProduct[]): {
  save: (roster: Roster) => void;
  saveForm: (roster: Roster) => void;
} {
  const t = useT();
  function write(roster: Roster, allLengths?: boolean): void {
    const heads = { name: t("roster.name"), number: t("roster.number") };
    const title = t("roster.title");
    writeWorkbook(listLines(roster, writtenProducts(products, roster, allLengths), heads), title)
      .then((file) => downloadBlob(file, `${title}.xlsx`))
      .catch((failure: unknown) => {
        report(failure, "riders list file");
        toast(t("roster.download_failed"), "err");
      });
  }
  return {
    save: (roster) => write(roster),
    saveForm: (roster) => write({ ...roster, riders: [], loose: {}, gone: {} }, true),
  };
}
