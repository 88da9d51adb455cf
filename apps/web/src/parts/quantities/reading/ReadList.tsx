import { useEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import type { SetProduct } from "../../sets/use-set.ts";
import { useUnfitPieces, type JudgedSheet } from "../lettering/use-unfit-pieces.ts";
import { lengthsOf } from "../lengths.ts";
import { toldProblems } from "../roster-problems.ts";
import type { Roster } from "../roster.ts";
import { sizesOf } from "../sizes-of.ts";
import { countIn, ownIn, takeList, takenLines } from "../take-list.ts";
import { ListActions } from "./ListActions.tsx";
import { ListColumns } from "./ListColumns.tsx";
import { ListRows } from "./ListRows.tsx";
import { ListSource } from "./ListSource.tsx";
import { useListFile } from "./use-list-file.ts";
import { useList, type ListReading, type ReadList as Read } from "./use-list.ts";

interface ReadListProps {
  roster: Roster;
  products: readonly SetProduct[];
  judged: JudgedSheet;
  onTake: (roster: Roster, count: number) => void;
  onCancel: () => void;
  /** Whether there is anything in hand that closing would lose. */
  onDirty: (dirty: boolean) => void;
}

/** Riders from a spreadsheet or a file: brought in, looked at, put right, and only then taken over. */
export function ReadList({ roster, products, judged, onTake, onCancel, onDirty }: ReadListProps) {
  const offered = useMemo(
    () =>
      products.map((product) => ({
        ...{ id: product.id, name: product.name },
        ...{ sizes: sizesOf(product), lengths: lengthsOf(product) },
      })),
    [products],
  );
  const reading = useList(offered);
  const file = useListFile(products);
  const [text, setText] = useState("");
  const { list } = reading;
  const dirty = list !== null || text.trim() !== "";
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  if (list === null) {
    return (
      <ListSource
        reading={reading}
        text={text}
        onText={setText}
        onCancel={onCancel}
        onForm={() => file.saveForm(roster)}
      />
    );
  }
  return (
    <>
      <Preview list={list} reading={reading} products={products} judged={judged} />
      <ListActions
        roster={roster}
        riders={list.riders}
        onCancel={onCancel}
        onTake={(how) => onTake(takeList(roster, list.riders, how), countIn(list.riders))}
      />
    </>
  );
}

interface PreviewProps {
  list: Read;
  reading: ListReading;
  products: readonly SetProduct[];
  judged: JudgedSheet;
}

function Preview({ list, reading, products, judged }: PreviewProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const taken = useMemo(
    () => takenLines(list.riders).map((line) => ({ ...line, own: ownIn(judged.choices, line) })),
    [list.riders, judged.choices],
  );
  const unfit = useUnfitPieces(judged, taken);
  const wrong = taken.filter((rider) => toldProblems(rider, { unfit }).length > 0).length;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-6 pb-6 md:px-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 ref={title} tabIndex={-1} className="type-h3-page outline-none">
          {t("paste.result", { count: countIn(list.riders) })}
        </h3>
        <p
          role="status"
          className={wrong > 0 ? "flex-1 type-small text-err" : "flex-1 type-small text-mute"}
        >
          {wrong > 0 ? t("roster.to_check", { count: wrong }) : t("paste.all_read")}
        </p>
        <Button variant="second" size="sm" onClick={reading.startOver}>
          {t("paste.other_list")}
        </Button>
      </div>
      {list.sheets.length > 1 && (
        <SelectField
          label={t("paste.sheet")}
          frameClassName="mt-4 max-w-80"
          value={String(list.chosen)}
          choices={list.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
          onChange={(event) => reading.chooseSheet(Number(event.currentTarget.value))}
        />
      )}
      <div className="mt-4">
        <ListColumns list={list} products={products} assign={reading.assign} />
      </div>
      <div className="mt-6">
        <ListRows
          riders={list.riders}
          products={products}
          unfit={unfit}
          correct={reading.correct}
          correctLength={reading.correctLength}
        />
      </div>
    </div>
  );
}
