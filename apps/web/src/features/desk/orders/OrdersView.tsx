import { useEffect, useState } from "react";
import { navigate } from "../../../lib/navigation/history.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/Empty.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { viewLinkClass } from "../parts/view-link.ts";
import { useWords } from "../use-words.ts";
import { OrdersTable } from "./OrdersTable.tsx";
import { openShortcuts } from "../parts/open-shortcuts.tsx";
import { type Filter, sorts, useCounts, useOrders, type View, views } from "./use-orders.ts";

/** What stands in the address: it can be sent to a colleague, and back leads back to it. */
function useFilter(): Filter {
  const { search } = useShown();
  return {
    view: views.find((each) => each === search["view"]),
    search: search["search"] ?? "",
    sort: sorts.find((each) => each === search["sort"]) ?? "newest",
  };
}

function searchOf({ view, search, sort }: Filter) {
  return {
    view,
    search: search === "" ? undefined : search,
    sort: sort === "newest" ? undefined : sort,
  };
}

function goTo(filter: Filter): void {
  void navigate({ to: "/desk", search: searchOf(filter) }, { replace: true });
}

/** All orders, and what each waits for. */
export function OrdersView() {
  const say = useWords();
  const filter = useFilter();
  usePageTitle(say("orders.title"));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="type-h2">{say("orders.title")}</h1>
        <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
          <SearchField filter={filter} />
          <SelectField
            label={say("orders.sort")}
            hideLabel
            size="sm"
            className="pointer-coarse:h-11"
            value={filter.sort}
            choices={sorts.map((value) => ({ value, label: say(`sort.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              goTo({ ...filter, sort: sorts.find((each) => each === value) ?? "newest" })
            }
          />
          <Button
            variant="quiet"
            size="sm"
            className="pointer-coarse:hidden"
            aria-keyshortcuts="?"
            onClick={openShortcuts}
          >
            {say("keys.button")}
          </Button>
        </div>
      </div>
      <ViewLinks filter={filter} />
      <Rows filter={filter} />
    </>
  );
}

const SEARCH_AFTER_MS = 250;

function SearchField({ filter }: { filter: Filter }) {
  const say = useWords();
  const [text, setText] = useState(filter.search);
  const [asked, setAsked] = useState(filter.search);
  const [seen, setSeen] = useState(filter.search);
  if (filter.search !== seen) {
    setSeen(filter.search);
    // Another view or the way back; what was asked for here may be typed on meanwhile.
    if (filter.search !== asked) setText(filter.search);
  }
  useEffect(() => {
    const search = text.trim();
    if (search === filter.search) return;
    const timer = setTimeout(() => {
      setAsked(search);
      goTo({ ...filter, search });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, filter]);
  return (
    <TextField
      label={say("orders.search")}
      hideLabel
      size="sm"
      type="search"
      placeholder={say("orders.search")}
      aria-keyshortcuts="/"
      autoComplete="off"
      maxLength={100}
      className="pointer-coarse:h-11"
      frameClassName="w-full sm:w-72"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function ViewLinks({ filter }: { filter: Filter }) {
  const say = useWords();
  const { data: counts } = useCounts();
  const all: readonly (View | undefined)[] = [undefined, ...views];
  return (
    <nav
      aria-label={say("orders.views")}
      className="mt-3 flex gap-5 overflow-x-auto border-b border-line"
    >
      {all.map((view) => (
        <Link
          key={view ?? "all"}
          to="/desk"
          search={searchOf({ ...filter, view })}
          className={viewLinkClass}
          aria-current={filter.view === view ? "page" : "false"}
        >
          {say(`view.${view ?? "all"}`)}
          {view !== undefined && counts !== undefined && (
            <span className="tabular font-normal">{counts[view]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Rows({ filter }: { filter: Filter }) {
  const say = useWords();
  const orders = useOrders(filter);
  const isSearch = filter.search !== "";
  return (
    <PagedList
      list={orders}
      none={
        <div className="py-10">
          <Empty
            level={2}
            title={say(isSearch ? "orders.none_found" : "orders.none")}
            text={say(isSearch ? "orders.none_found_text" : "orders.none_text")}
          />
        </div>
      }
    >
      {(rows) => <OrdersTable rows={rows} />}
    </PagedList>
  );
}
