import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";

/** Who may carry a parcel. */
export function useCarriers() {
  const { data } = useQuery({
    queryKey: queryKeys.deskPart("carriers"),
    queryFn: ({ signal }) => call("listCarriers", { signal }),
    staleTime: Infinity,
  });
  return data?.data ?? [];
}
