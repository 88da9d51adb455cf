import { may } from "@holeshot/domain";
import { useCallback } from "react";
import { useFormat } from "../../../lib/format.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { More } from "../parts/More.tsx";
import { SearchBox } from "../parts/SearchBox.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { useWords } from "../use-words.ts";
import { lastMoment, stateBadges, usesOf, worthOf } from "./discount-words.ts";
import { DiscountDialog } from "./DiscountDialog.tsx";
import { type Discount, discountStates, useDiscounts } from "./use-discounts.ts";

const place = { to: "/desk/:section", params: { section: "discounts" } } as const;

/** Every discount code, and how it stands. */
export function DiscountsView() {
  const say = useWords();
  usePageTitle(say("discounts.title"));
  const { search: asked } = useShown();
  const state = discountStates.find((each) => each === asked["view"]);
  const search = asked["search"] ?? "";
  const { data: me } = useCustomer();
  const codes = useDiscounts(state, search);
  const rows = codes.data?.pages.flatMap((page) => page.data);
  const goTo = useCallback(
    (text: string) => {
      const next = { view: state, search: text === "" ? undefined : text };
      void navigate({ ...place, search: next }, { replace: true });
    },
    [state],
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="type-h2">{say("discounts.title")}</h1>
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
          <SearchBox label={say("discounts.search")} value={search} onSearch={goTo} />
          {me !== undefined && may(me.role, "discounts.change") && (
            <Button
              size="sm"
              onClick={() => openDialog((close) => <DiscountDialog onClose={close} />)}
            >
              {say("discounts.make")}
            </Button>
          )}
        </div>
      </div>
      <nav
        aria-label={say("discounts.states")}
        className="mt-3 flex gap-5 overflow-x-auto border-b border-line"
      >
        {[undefined, ...discountStates].map((each) => (
          <Link
            key={each ?? "all"}
            {...place}
            search={{ view: each, search: search === "" ? undefined : search }}
            className={viewLinkClass}
            aria-current={state === each ? "page" : "false"}
          >
            {each === undefined ? say("view.all") : say(`discount_state.${each}`)}
          </Link>
        ))}
      </nav>
      {rows === undefined ? (
        codes.isError ? (
          <LoadFailed onRetry={() => void codes.refetch()} />
        ) : (
          <Skeleton className="mt-4 h-64 w-full" />
        )
      ) : rows.length === 0 ? (
        <div className="py-10">
          <Empty title={say("discounts.none")} text={say("discounts.none_text")} />
        </div>
      ) : (
        <Codes rows={rows} />
      )}
      <More list={codes} />
    </>
  );
}

function Codes({ rows }: { rows: readonly Discount[] }) {
  const say = useWords();
  const format = useFormat();
  return (
    <div className="mt-2 overflow-x-auto">
      <Table label={say("discounts.title")} className="min-w-[640px]">
        <thead>
          <tr>
            <HeadCell>{say("discounts.code")}</HeadCell>
            <HeadCell>{say("column.state")}</HeadCell>
            <HeadCell numeric>{say("discounts.worth")}</HeadCell>
            <HeadCell numeric>{say("discounts.used")}</HeadCell>
            <HeadCell numeric>{say("discounts.minimum")}</HeadCell>
            <HeadCell numeric>{say("discounts.through")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="relative hover:bg-fog has-[a:focus-visible]:bg-fog">
              <Cell>
                <Link
                  to="/desk/:section/:id"
                  params={{ section: "discounts", id: row.id }}
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {row.code}
                </Link>
              </Cell>
              <Cell>
                <Badge kind={stateBadges[row.state]}>{say(`discount_state.${row.state}`)}</Badge>
              </Cell>
              <Cell numeric>{worthOf(row, format)}</Cell>
              <Cell numeric>{usesOf(row, say, format)}</Cell>
              <Cell numeric>{row.minimum === null ? "–" : format.money(row.minimum)}</Cell>
              <Cell numeric className="whitespace-nowrap">
                {row.valid_until === null ? "–" : format.date(lastMoment(row.valid_until))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
