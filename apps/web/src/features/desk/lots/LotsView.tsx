import { useFormat } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { LotDialog } from "./LotDialog.tsx";
import { type ClothLots, shrinkOf, useLots } from "./use-lots.ts";

/** What the press takes from each lot of cloth, measured on its strike-off. */
export function LotsView() {
  const say = useWords();
  usePageTitle(say("lots.title"));
  const lots = useLots();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h2">{say("lots.title")}</h1>
        {lots.data !== undefined && (
          <Button
            size="sm"
            onClick={() =>
              openDialog((close) => <LotDialog cloths={lots.data.cloths} onClose={close} />)
            }
          >
            {say("lots.measure")}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-[80ch] type-small text-mute">{say("lots.text")}</p>
      <ol className="mt-4 max-w-[80ch] list-decimal space-y-1 pl-5">
        <li>{say("lots.step_print")}</li>
        <li>{say("lots.step_measure")}</li>
        <li>{say("lots.step_pack")}</li>
      </ol>
      {lots.data === undefined ? (
        lots.isError ? (
          <LoadFailed onRetry={() => void lots.refetch()} />
        ) : (
          <Skeleton className="mt-4 h-64 w-full" />
        )
      ) : lots.data.data.length === 0 ? (
        <div className="py-10">
          <Empty level={2} title={say("lots.none")} text={say("lots.none_text")} />
        </div>
      ) : (
        <Lots lots={lots.data} />
      )}
    </>
  );
}

function Lots({ lots: { data, cloths } }: { lots: ClothLots }) {
  const say = useWords();
  const { tenth, date } = useFormat();
  const share = (side: number) => say("lots.share", { share: tenth(shrinkOf(side)) });
  return (
    <WideTable label={say("lots.title")} className="mt-6">
      <Table label={say("lots.title")} className="min-w-[640px]">
        <thead>
          <tr>
            <HeadCell>{say("lots.lot")}</HeadCell>
            <HeadCell>{say("lots.cloth")}</HeadCell>
            <HeadCell numeric>{say("lots.shrinks_across")}</HeadCell>
            <HeadCell numeric>{say("lots.shrinks_along")}</HeadCell>
            <HeadCell numeric>{say("lots.measured")}</HeadCell>
            <HeadCell>
              <span className="sr-only">{say("people.acts")}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.map((lot) => (
            <tr key={lot.lot}>
              <Cell className="font-semibold">{lot.lot}</Cell>
              <Cell>{cloths.find(({ id }) => id === lot.cloth)?.name ?? lot.cloth}</Cell>
              <Cell numeric>{share(lot.across_mm)}</Cell>
              <Cell numeric>{share(lot.along_mm)}</Cell>
              <Cell numeric className="whitespace-nowrap">
                {date(lot.measured_at)}
              </Cell>
              <Cell className="text-right">
                <Button
                  variant="second"
                  size="sm"
                  aria-label={say("lots.again_name", { lot: lot.lot })}
                  onClick={() =>
                    openDialog((close) => <LotDialog cloths={cloths} lot={lot} onClose={close} />)
                  }
                >
                  {say("lots.again")}
                </Button>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}
