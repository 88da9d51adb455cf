import { may, nextStage, type ProductionStage, productionStages } from "@holeshot/domain";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useAnyParams } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/Empty.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { NotFresh } from "../parts/NotFresh.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { useWords } from "../use-words.ts";
import { useBlockAct } from "./use-block-act.tsx";
import { useRemakeAct } from "./use-remake-act.tsx";
import { stageOf, type Unit, useMoveUnits, useUnits } from "./use-units.ts";
import { UnitsTable } from "./UnitsTable.tsx";

/** Garments at each station; moved on in one go, or one by one with the label at the phone. */
export function BoardView() {
  const say = useWords();
  usePageTitle(say("board.title"));
  const stage = stageOf(useAnyParams().id);
  const [sort, setSort] = useState<"due" | "waiting">("due");
  const units = useUnits(stage, sort);
  const pages = units.data?.pages;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h2">{say("board.title")}</h1>
        <div className="flex flex-wrap items-center gap-2">
          <SelectField
            label={say("orders.sort")}
            hideLabel
            size="sm"
            className="pointer-coarse:h-11"
            value={sort}
            choices={(["due", "waiting"] as const).map((value) => ({
              value,
              label: say(`board.sort_${value}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              setSort(value === "waiting" ? "waiting" : "due")
            }
          />
          <Link
            to="/desk/:section"
            params={{ section: "scan" }}
            className={buttonClass("second", "sm")}
          >
            {say("scan.open")}
          </Link>
        </div>
      </div>
      <Stations counts={pages?.[0]?.counts} stage={stage} />
      {pages !== undefined ? (
        <>
          {units.isError && <NotFresh onRetry={units.refetch} />}
          <Units key={stage ?? "all"} stage={stage} units={pages.flatMap((page) => page.data)} />
        </>
      ) : units.isError ? (
        <LoadFailed onRetry={() => void units.refetch()} />
      ) : (
        <Skeleton className="mt-4 h-64 w-full" />
      )}
      {units.hasNextPage && (
        <Button
          variant="second"
          size="sm"
          className="mt-4 self-start"
          busy={units.isFetchingNextPage}
          onClick={() => void units.fetchNextPage()}
        >
          {say("orders.more")}
        </Button>
      )}
    </>
  );
}

function Stations({
  counts,
  stage,
}: {
  counts: Readonly<Partial<Record<ProductionStage, number>>> | undefined;
  stage: ProductionStage | undefined;
}) {
  const say = useWords();
  return (
    <nav
      aria-label={say("board.stations")}
      className="mt-3 flex gap-5 overflow-x-auto border-b border-line"
    >
      <Link
        to="/desk/:section"
        params={{ section: "production" }}
        className={viewLinkClass}
        aria-current={stage === undefined ? "page" : "false"}
      >
        {say("view.all")}
      </Link>
      {productionStages.map((each) => (
        <Link
          key={each}
          to="/desk/:section/:id"
          params={{ section: "production", id: each }}
          className={viewLinkClass}
          aria-current={stage === each ? "page" : "false"}
        >
          {say(`stage.${each}`)}
          {counts !== undefined && <span className="tabular font-normal">{counts[each] ?? 0}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Units({ units, stage }: { units: readonly Unit[]; stage: ProductionStage | undefined }) {
  const t = useT();
  const say = useWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const move = useMoveUnits();
  const askBlock = useBlockAct();
  const askRemake = useRemakeAct(() => setChosen(new Set()));
  const { data: me } = useCustomer();
  const [to, setTo] = useState<ProductionStage>((stage && nextStage(stage)) ?? "press");
  const [busy, setBusy] = useState(false);
  const mayMove = me !== undefined && may(me.role, "production.move");
  // What has gone elsewhere meanwhile is chosen no more.
  const marked = units.filter(({ id }) => chosen.has(id));
  const noneChosen = marked.length === 0 ? say("board.choose_first") : undefined;
  if (units.length === 0) {
    return (
      <div className="py-10">
        <Empty level={2} title={say("board.none")} text={say("board.none_text")} />
      </div>
    );
  }

  function run(): void {
    if (busy || marked.length === 0) return;
    const before = marked;
    setBusy(true);
    move(before, to)
      .then((moved) => {
        setChosen(new Set());
        const back = before[0]?.stage;
        const single = back !== undefined && before.every((unit) => unit.stage === back);
        const words = say("board.moved", { count: moved.length, stage: say(`stage.${to}`) });
        const undo = () =>
          void move(moved, back ?? to).catch((error: unknown) =>
            toast(deskError(t, say, error), "err"),
          );
        toast(words, "ok", single ? { label: say("board.undo"), onPress: undo } : undefined);
      })
      .catch((error: unknown) => toast(deskError(t, say, error), "err"))
      .finally(() => setBusy(false));
  }

  return (
    <>
      {mayMove && (
        <div className="mt-3 flex flex-wrap items-center gap-2 type-small">
          <span aria-live="polite" className="max-sm:w-full sm:min-w-24">
            {say("board.chosen", { count: marked.length })}
          </span>
          <SelectField
            label={say("board.to")}
            hideLabel
            size="sm"
            className="pointer-coarse:h-11"
            value={to}
            choices={productionStages.map((each) => ({ value: each, label: say(`stage.${each}`) }))}
            onChange={({ currentTarget: { value } }) => setTo(stageOf(value) ?? to)}
          />
          <Button size="sm" busy={busy} disabledReason={noneChosen} onClick={run}>
            {say("board.move")}
          </Button>
          {me !== undefined && may(me.role, "packs.make") && (
            <Button
              variant="second"
              size="sm"
              disabledReason={noneChosen}
              onClick={() => askRemake(marked)}
            >
              {say("remake.act")}
            </Button>
          )}
        </div>
      )}
      <UnitsTable
        units={units}
        chosen={chosen}
        onChoose={mayMove ? setChosen : undefined}
        onBlock={mayMove ? askBlock : undefined}
      />
    </>
  );
}
