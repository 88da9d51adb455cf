import type { DesignDocument } from "@holeshot/design";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { navigate } from "../../lib/navigation/history.ts";
import type { ProofDesign } from "./mended.ts";

/** A working copy of an order's design, in the designer's own account. */
export interface WorkingCopy {
  readonly uuid: string;
  readonly document: DesignDocument;
}

/** By their names, which say of what they are copies. */
export type WorkingCopies = ReadonlyMap<string, WorkingCopy>;

/** The designer's own copies of an order's designs, as they were saved last. */
export async function findCopies(
  orderNumber: string,
  signal?: AbortSignal,
): Promise<WorkingCopies> {
  const how = signal && { signal };
  const { data } = await call("listDesigns", { query: { limit: 100 }, ...how });
  const own = data.filter(({ name }) => name.startsWith(`${orderNumber} `));
  const opened = await Promise.all(
    own.map(async ({ uuid, name }) => {
      const design = await call("getDesign", { params: { uuid }, query: {}, ...how });
      return [name, { uuid, document: design.document }] as const;
    }),
  );
  return new Map(opened);
}

/** The same, fetched anew whenever somebody comes back to the page. */
export function useCopies(orderNumber: string) {
  return useQuery({
    queryKey: queryKeys.deskPart("mended", orderNumber),
    queryFn: ({ signal }) => findCopies(orderNumber, signal),
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
  });
}

/** What of an order was mended: the documents of its copies by their names. */
export function documentsOf(copies: WorkingCopies): ReadonlyMap<string, DesignDocument> {
  return new Map([...copies].map(([name, { document }]) => [name, document]));
}

/** Opens a design of an order in the configurator: its copy, which is made now if there is none. */
export async function mend(
  orderUuid: string,
  design: ProofDesign,
  copies: WorkingCopies,
): Promise<void> {
  const known = copies.get(design.copyName)?.uuid;
  await navigate({
    to: "/configured-set/:configuredSetUuid/:hash?",
    params: { configuredSetUuid: known ?? (await makeCopy(design)) },
    search: { order: orderUuid },
  });
}

async function makeCopy({ setId, copyName, document }: ProofDesign): Promise<string> {
  const { design } = await call("createDesign", {
    body: { configuratorSetUuid: setId, name: copyName, document },
  });
  return design.uuid;
}
