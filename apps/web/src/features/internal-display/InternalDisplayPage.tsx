import { useQuery } from "@tanstack/react-query";
import { productIds, sides, timings } from "@holeshot/domain";
import { call, type Answer } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { SideImage } from "./SideImage.tsx";
import { productWord, sideWords } from "../../parts/garment-words.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

/** One size always, so that two pictures of this page can be compared pixel by pixel. */
const pixels = 480;

/** For print shops and pixel tests: every product and side of one design, without controls. */
export function InternalDisplayPage() {
  const t = useT();
  const { configuredSetUuid: uuid, hash } = useSearch("/_internal/display");
  const { data, error } = useQuery({
    queryKey: queryKeys.display(uuid, hash),
    queryFn: ({ signal }) => readDesign(uuid ?? "", hash, signal),
    enabled: uuid !== undefined,
    refetchInterval: (query) =>
      query.state.data?.hasThumbnail === null ? timings.picturePoll : false,
  });
  return (
    <main id="content" tabIndex={-1} className="p-6">
      <h1 className="type-h2">{data?.name ?? t("display.title")}</h1>
      {uuid === undefined && <p className="mt-2 type-body text-mute">{t("display.text")}</p>}
      {error !== null && <p className="mt-2 type-body text-err">{errorText(t, error)}</p>}
      {data && <Sides design={data} hash={hash} />}
    </main>
  );
}

/** A hash may be either of the two secrets: the edit hash of an unclaimed design, or a share hash. */
async function readDesign(
  uuid: string,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<Answer<"getDesign">> {
  if (hash === undefined) return call("getDesign", { params: { uuid }, signal });
  try {
    return await call("getSharedDesign", { params: { uuid, hash }, signal });
  } catch {
    return call("getDesign", { params: { uuid }, query: { hash }, signal });
  }
}

function Sides({ design, hash }: { design: Answer<"getDesign">; hash: string | undefined }) {
  const t = useT();
  const document = design.document as { products?: Record<string, unknown> };
  const products = productIds.filter((product) => Object.hasOwn(document.products ?? {}, product));
  if (design.hasThumbnail !== true) {
    return (
      <p className="mt-2 type-body text-mute">
        {design.hasThumbnail === null ? t("picture.waiting") : t("picture.failed")}
      </p>
    );
  }
  return products.map((product) => (
    <section key={product} className="mt-6">
      <h2 className="type-h3">{t(productWord(product))}</h2>
      <div className="mt-2 grid w-[980px] grid-cols-2 gap-5">
        {sides.map((side) => (
          <figure key={side}>
            <SideImage
              uuid={design.uuid}
              product={product}
              side={side}
              pixels={pixels}
              hash={hash}
              alt={`${t(productWord(product))}, ${t(sideWords[side])}`}
            />
            <figcaption className="mt-1 type-label text-mute">{t(sideWords[side])}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  ));
}
