import type { ReactNode } from "react";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { linkClass } from "../../../ui/button-class.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";
import type { useOrder } from "./use-order.ts";

interface LoadedOrderProps {
  asked: Pick<
    ReturnType<typeof useOrder>,
    "data" | "error" | "refetch" | "isFetching" | "isFetchedAfterMount"
  >;
  children: (order: DeskOrder) => ReactNode;
}

/** What a page of one order shows while the order is fetched, when that fails, and when there is none. */
export function LoadedOrder({ asked, children }: LoadedOrderProps) {
  const say = useWords();
  const { data, error, refetch } = asked;
  // Kept from an earlier visit: to be read until it is known how the order is by now, and not to be acted on.
  const isOld = asked.isFetching && !asked.isFetchedAfterMount;
  if (data !== undefined) {
    return (
      <div
        inert={isOld}
        aria-busy={isOld}
        className={`contents ${isOld ? "*:opacity-60 *:transition-opacity *:delay-300" : ""}`}
      >
        {children(data)}
      </div>
    );
  }
  if (error === null) return <Skeleton className="h-96 w-full" />;
  if (!hasStatus(error, 404)) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <Empty
      title={say("order.missing")}
      text={say("order.missing_text")}
      action={
        <Link to="/desk" className={linkClass}>
          {say("order.back")}
        </Link>
      }
    />
  );
}
