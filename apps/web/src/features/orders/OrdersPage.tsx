import { useInfiniteQuery } from "@tanstack/react-query";
import { call, type Answer } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { hasToken } from "../../lib/session/token-store.ts";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { openSets } from "../../parts/open-sets.tsx";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Cell, HeadCell, Table } from "../../ui/Table.tsx";
import { statusWords } from "../../parts/order-summary/order-words.ts";
import { after, paged } from "../../lib/api/pages.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

type OrderSummary = Answer<"listOrders">["data"][number];

export function OrdersPage() {
  const t = useT();
  return (
    <RequireSession>
      <div className="page-x page-width w-full py-8 md:py-12">
        <h1 className="type-h1 border-b border-line pb-7">{t("orders.title")}</h1>
        <OrderList />
      </div>
    </RequireSession>
  );
}

function OrderList() {
  const t = useT();
  const orders = useInfiniteQuery({
    queryKey: queryKeys.orders,
    queryFn: ({ pageParam, signal }) => call("listOrders", { query: after(pageParam), signal }),
    ...paged,
    enabled: hasToken,
  });
  if (orders.isError) return <LoadFailed onRetry={() => void orders.refetch()} />;
  const rows = orders.data?.pages.flatMap((page) => page.data);
  if (rows === undefined) return <OrdersSkeleton />;
  if (rows.length === 0) {
    return (
      <div className="py-8">
        <Empty
          title={t("orders.empty.title")}
          text={t("orders.empty.text")}
          action={
            <Button variant="second" onClick={openSets}>
              {t("orders.empty.action")}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <>
      <OrderTable rows={rows} />
      {orders.hasNextPage && (
        <Button
          variant="second"
          className="mt-6"
          busy={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          {t("orders.more")}
        </Button>
      )}
    </>
  );
}

function OrderTable({ rows }: { rows: readonly OrderSummary[] }) {
  const t = useT();
  const { date, money } = useFormat();
  return (
    <Table label={t("orders.title")} className="mt-4">
      <thead>
        <tr>
          <HeadCell>
            <span className="sr-only">{t("shared.kit")}</span>
          </HeadCell>
          <HeadCell>{t("orders.column.number")}</HeadCell>
          <HeadCell className="hidden sm:table-cell">{t("orders.column.date")}</HeadCell>
          <HeadCell className="hidden sm:table-cell">{t("orders.column.status")}</HeadCell>
          <HeadCell numeric>{t("cart.column.total")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <tr key={order.uuid} className="relative hover:bg-fog">
            <Cell className="w-15 py-2.5 pr-3 align-top sm:w-20">
              <Cover order={order} />
            </Cell>
            <Cell className="py-2.5 pr-3 align-top sm:align-middle">
              <Link
                to="/my-orders/:orderUuid"
                params={{ orderUuid: order.uuid }}
                className="font-semibold whitespace-nowrap after:absolute after:inset-0 hover:underline"
              >
                {order.order_number}
              </Link>
              <span className="line-clamp-2 type-small wrap-anywhere text-mute">
                {order.designs.map(({ name }) => name).join(", ")}
              </span>
              <span className="block type-small text-mute sm:hidden">{date(order.created_at)}</span>
              <span className="mt-1.5 block sm:hidden">
                <Status of={order.status} />
              </span>
            </Cell>
            <Cell className="hidden sm:table-cell">{date(order.created_at)}</Cell>
            <Cell className="hidden sm:table-cell">
              <Status of={order.status} />
            </Cell>
            <Cell numeric className="py-2.5 align-top font-semibold sm:align-middle">
              {money(order.total)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Status({ of }: { of: OrderSummary["status"] }) {
  const t = useT();
  return <Badge kind={statusWords[of].badge}>{t(statusWords[of].key)}</Badge>;
}

/** The first kit, with how many more there are: the names beside it say which. */
function Cover({ order: { designs } }: { order: OrderSummary }) {
  const [first] = designs;
  if (first === undefined) return null;
  const more = designs.length - 1;
  return (
    <span className="relative block w-12 sm:w-16">
      <DesignTile
        pictures={first.products.map((product) => ({ product, url: first.preview_url }))}
        hasThumbnail={first.preview_url === null ? null : true}
        className="aspect-square w-full"
      />
      {more > 0 && (
        <span className="absolute right-0 bottom-0 bg-ink px-1.5 type-label text-paper">{`+${more}`}</span>
      )}
    </span>
  );
}

function OrdersSkeleton() {
  const t = useT();
  return (
    <div aria-busy aria-label={t("app.loading")} className="flex flex-col gap-6 py-8">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-5 w-full" />
      ))}
    </div>
  );
}
