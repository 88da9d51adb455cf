import { may } from "@holeshot/domain";
import { IconDownload } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { downloadBlob } from "../../../lib/download-blob.ts";
import { localeOf } from "../../../lib/i18n/languages.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import { lastMonths } from "./last-months.ts";

/** All papers of a month at once, for who keeps the books; the month that is over stands first. */
export function MonthPapers({ today }: { today: string }) {
  const t = useT();
  const say = useWords();
  const locale = localeOf(useLanguage());
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
    [locale],
  );
  const nameOf = (each: string) => format.format(new Date(`${each}-01`));
  const { data: me } = useCustomer();
  const months = lastMonths(today);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (me === undefined || !may(me.role, "papers.take")) return null;
  const month = chosen ?? months[1] ?? "";

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const file = await call("getMonthPapers", { params: { month } });
      downloadBlob(file as unknown as Blob, `papers-${month}.zip`);
      toast(say("papers.taken", { month: nameOf(month) }));
    } catch (error) {
      toast(deskError(t, say, error), "err");
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label={say("papers.title")} className="mt-8 max-w-[68ch]">
      <h2 className="type-h3">{say("papers.title")}</h2>
      <p className="mt-1 type-small text-mute">{say("papers.text")}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={say("papers.month")}
          value={month}
          choices={months.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <Button variant="second" icon={IconDownload} busy={busy} onClick={() => void take()}>
          {say("papers.take")}
        </Button>
      </div>
    </section>
  );
}
