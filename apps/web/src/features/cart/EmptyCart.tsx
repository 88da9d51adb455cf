import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { hasToken, useIsSignedIn } from "../../lib/session/token-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { openSets } from "../../parts/open-sets.tsx";
import { KitCards } from "../../parts/sets/KitCards.tsx";
import { SetCards } from "../../parts/sets/SetCards.tsx";
import { useSets } from "../../parts/sets/use-sets.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass, linkClass } from "../../ui/button-class.ts";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import heroDense from "./hero-1760.avif";
import heroSmall from "./hero-480.avif";
import heroWhole from "./hero.avif";
import hero from "./hero.webp";
import { queryKeys } from "../../lib/api/query-keys.ts";

/** The shop's first page: who comes in at `/` sees it. */
export function EmptyCart() {
  const t = useT();
  const sets = useSets();
  const raceKit = sets.data?.[0];
  return (
    <>
      <div className="grid flex-1 border-b border-line nav:min-h-[clamp(560px,38vw,760px)] nav:grid-cols-[560px_1fr]">
        <div className="page-x flex flex-col items-start justify-center py-12 md:py-16">
          <h1 className="type-h1 md:type-display">{t("cart.empty.title")}</h1>
          <p className="mt-4 max-w-[400px] type-lead text-mute">{t("cart.empty.text")}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow">
            {raceKit === undefined ? (
              <Button size="lg" onClick={openSets}>
                {t("cart.empty.start")}
              </Button>
            ) : (
              <Link
                to="/set/:configuratorSetUuid/start"
                params={{ configuratorSetUuid: raceKit.uuid }}
                className={buttonClass("primary", "lg")}
              >
                {t("cart.empty.start")}
              </Link>
            )}
            <Link to="/my-designs" className={buttonClass("second", "lg")}>
              {t("top.my_designs")}
            </Link>
          </div>
          <LastDesign />
        </div>
        <div className="stage-studio relative aspect-[11/7] overflow-hidden nav:aspect-auto">
          <picture>
            <source
              type="image/avif"
              srcSet={`${heroSmall} 480w, ${heroWhole} 1100w, ${heroDense} 1760w`}
              // It covers its place: as high as this is at least, or as wide. Below the words it is seen whole.
              sizes="(width >= 56.25rem) max(880px, 100vw - 560px), 100vw"
            />
            <img
              src={hero}
              alt=""
              fetchPriority="high"
              className="absolute inset-0 size-full object-cover object-[93%_0]"
            />
          </picture>
        </div>
      </div>
      {!sets.isError && (
        <section aria-labelledby="kits" className="page-x page-width w-full pt-10 md:pt-14">
          <h2 id="kits" className="type-h2">
            {t("cart.empty.kits")}
          </h2>
          <KitCards set={raceKit} className="mt-6" />
        </section>
      )}
      <section aria-labelledby="sets" className="page-x page-width w-full py-10 md:py-14">
        <h2 id="sets" className="type-h2">
          {t("cart.empty.sets")}
        </h2>
        {sets.isError ? (
          <LoadFailed onRetry={() => void sets.refetch()} />
        ) : (
          <SetCards sets={sets.data} className="mt-6" />
        )}
      </section>
    </>
  );
}

/** The way back to where a customer was. */
function LastDesign() {
  const t = useT();
  const { date } = useFormat();
  const signedIn = useIsSignedIn();
  const { data } = useQuery({
    queryKey: queryKeys.lastDesign,
    queryFn: ({ signal }) =>
      call("listDesigns", { query: { limit: 1, made_by: "customer", sort: "updated" }, signal }),
    enabled: () => signedIn && hasToken(),
  });
  const [last] = data?.data ?? [];
  if (last === undefined) return <div className="last-design" />;
  return (
    <div className="last-design mt-12 flex w-full items-center gap-4 border-t border-line pt-5">
      <GarmentTile url={last.preview_url} className="size-16 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="line-clamp-2 type-body font-semibold break-words">{last.name}</span>
        <span className="block type-small text-mute">
          {t("cart.empty.edited", { date: date(last.updated_at) })}
        </span>
      </p>
      <Link
        to="/configured-set/:configuredSetUuid/:hash?"
        params={{ configuredSetUuid: last.uuid }}
        className={linkClass}
      >
        {t("cart.empty.resume")}
      </Link>
    </div>
  );
}
