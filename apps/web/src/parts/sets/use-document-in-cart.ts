import type { DesignDocument } from "@holeshot/design";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { useCart } from "../../lib/cart/use-cart.ts";
import { type Design, designQuery } from "./use-set.ts";

type Older = NonNullable<CartItem["older"]>;

/** A version of a design, which never changes. One whose design is gone is not asked for. */
function olderQuery(older: Older | undefined) {
  const { design, version } = older ?? { design: null, version: "" };
  return queryOptions({
    queryKey: [...queryKeys.version(design ?? "", version), "in the cart"],
    queryFn: async ({ signal }) => {
      const params = { uuid: design ?? "", version };
      return (await call("getVersion", { params, signal })).document;
    },
    enabled: design !== null,
    staleTime: Infinity,
  });
}

const documentOf = ({ document }: Design): DesignDocument => document;

/**
 * What a design in the cart is made of: as it is today, or, of what is ordered again, the version that was ordered then.
 * `uuid` is the id that the cart's items have.
 */
export function useDocumentInCart(uuid: string): UseQueryResult<DesignDocument> {
  const older = useCart().data?.items.find((item) => item.configuredSetUuid === uuid)?.older;
  const today = useQuery({
    ...designQuery(uuid),
    select: documentOf,
    ...(older && { enabled: false }),
  });
  const then = useQuery(olderQuery(older));
  return older ? then : today;
}
