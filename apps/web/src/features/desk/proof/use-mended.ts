import type { DesignDocument } from "@holeshot/design";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";

/** A working copy of an order's design, in the designer's own account. */
export interface WorkingCopy {
  readonly uuid: string;
  readonly document: DesignDocument;
}

/** The designer's own copies of an order's designs, by their name; fetched anew whenever they come back from the configurator. */
export function useMended(orderNumber: string) {
  return useQuery({
    queryKey: queryKeys.deskPart("mended", orderNumber),
    queryFn: async ({ signal }) => {
      const { data } = await call("listDesigns", { query: { limit: 100 }, signal });
      const own = data.filter(({ name }) => name.startsWith(`${orderNumber} `));
      const opened = await Promise.all(
        own.map(async ({ uuid, name }) => {
          const design = await call("getDesign", { params: { uuid }, query: {}, signal });
          return [name, { uuid, document: design.document }] as const;
        }),
      );
      return new Map<string, WorkingCopy>(opened);
    },
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
  });
}
