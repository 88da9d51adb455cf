import type { ProductId, Side } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { call, callUrl } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

interface SideImageProps {
  uuid: string;
  product: ProductId;
  side: Side;
  pixels: number;
  hash: string | undefined;
  alt: string;
}

/** A picture by its hash; without one it is fetched with the viewer's token, which an address cannot carry. */
export function SideImage({ uuid, product, side, pixels, hash, alt }: SideImageProps) {
  const params = { uuid, product, side };
  const own = useQuery({
    queryKey: queryKeys.preview(uuid, product, side),
    queryFn: async ({ signal }) => {
      const file = await call("getDesignPreview", { params, query: { size: pixels }, signal });
      return URL.createObjectURL(file as Blob);
    },
    enabled: hash === undefined,
    // The address holds the picture for as long as the page lives; this page is opened, printed, closed.
    gcTime: Infinity,
    staleTime: Infinity,
  });
  const address =
    hash === undefined
      ? own.data
      : callUrl("getDesignPreview", { params, query: { size: pixels, hash } });
  return (
    <img
      width={pixels}
      height={pixels}
      alt={alt}
      {...(address !== undefined && { src: address })}
      className="block bg-fog object-contain"
    />
  );
}
