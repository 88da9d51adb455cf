import { discountStates, may } from "@holeshot/domain";
import { useCallback } from "react";
import { useFormat } from "../../../lib/format.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { cx } from "../../../ui/cx.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Cell, HeadCell, Table } from "../../../ui/Table.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { SearchBox } from "../parts/SearchBox.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { CardLabel, stackedHead, stackedRow, WideTable } from "../parts/WideTable.tsx";
import { useWords } from "../use-words.ts";
import { lastMoment, stateBadges, usesOf, worthOf } from "./discount-words.ts";
import { DiscountDialog } from "./DiscountDialog.tsx";
import { type Discount, useDiscounts } from "./use-discounts.ts";

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
        <div className="flex items-end gap-2 max-sm:w-full">
          <SearchBox label={say("discounts.search")} value={search} onSearch={goTo} />
          {me !== undefined && may(me.role, "discounts.change") && (
            <Button
              size="sm"
              className="shrink-0"
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
      <PagedList
        list={codes}
        none={
          <div className="py-10">
            <Empty level={2} title={say("discounts.none")} text={say("discounts.none_text")} />
          </div>
        }
      >
        {(rows) => <Codes rows={rows} />}
      </PagedList>
    </>
  );
}

function Codes({ rows }: { rows: readonly Discount[] }) {
  const say = useWords();
  const format = useFormat();
  return (
    <WideTable label={say("discounts.title")} className="mt-2">
      <Table label={say("discounts.title")}>
        <thead className={stackedHead}>
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
            <tr
              key={row.id}
              className={cx("relative hover:bg-fog has-[a:focus-visible]:bg-fog", stackedRow)}
            >
              <Cell>
                <Link
                  to="/desk/:section/:id"
                  params={{ section: "discounts", id: row.id }}
                  data-desk-row=""
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {row.code}
                </Link>
              </Cell>
              <Cell className="max-md:order-3">
                <Badge kind={stateBadges[row.state]}>{say(`discount_state.${row.state}`)}</Badge>
              </Cell>
              <Cell numeric>{worthOf(row, format)}</Cell>
              <Cell numeric className="max-md:order-4">
                <CardLabel>{say("discounts.used")}</CardLabel>
                {usesOf(row, say, format)}
              </Cell>
              <Cell numeric className="max-md:hidden">
                {row.minimum === null ? "–" : format.money(row.minimum)}
              </Cell>
              <Cell numeric className="whitespace-nowrap max-md:hidden">
                {row.valid_until === null ? "–" : format.date(lastMoment(row.valid_until))}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </WideTable>
  );
}
