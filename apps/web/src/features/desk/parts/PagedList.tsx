import type { ReactNode } from "react";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useWords } from "../use-words.ts";
import { NotFresh } from "./NotFresh.tsx";

/** What `useInfiniteQuery` tells of a list. */
interface Pages<Row> {
  readonly data: { readonly pages: readonly { readonly data: readonly Row[] }[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface PagedListProps<Row> {
  list: Pages<Row>;
  /** As large as the first rows will be. */
  waiting?: string;
  /** Stands where there are no rows. */
  none: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that comes in pages: on its way, not to be had, empty, or its rows and a button for more; and whether it is as it was a while ago. */
export function PagedList<Row>({ list, waiting, none, children }: PagedListProps<Row>) {
  const say = useWords();
  const rows = list.data?.pages.flatMap((page) => page.data);
  if (rows === undefined) {
    if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />;
    return <Skeleton className={cx("w-full", waiting ?? "mt-4 h-64")} />;
  }
  return (
    <>
      {list.isError && <NotFresh onRetry={list.refetch} />}
      {rows.length === 0 ? none : children(rows)}
      {list.hasNextPage && (
        <Button
          variant="second"
          size="sm"
          className="mt-4 self-start"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("orders.more")}
        </Button>
      )}
    </>
  );
}
