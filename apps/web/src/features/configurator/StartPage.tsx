import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useDeferredValue, useEffect, useState } from "react";
import { hasStatus } from "../../lib/api/api-problem.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { warmLater } from "../../lib/lazy/warm.ts";
import { addressOf } from "../../lib/navigation/address.ts";
import { goOnBack, leftBehind, navigate } from "../../lib/navigation/history.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useParams } from "../../lib/navigation/use-place.ts";
import { report } from "../../lib/report.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { setQuery } from "../../parts/sets/use-set.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { CatalogueTemplate } from "./design-context.ts";
import type { ConfiguratorSet } from "./opening/opened-design.ts";
import { BikeFields } from "./start/BikeFields.tsx";
import { useFavourites } from "./start/favourites.ts";
import { KitCard } from "./start/KitCard.tsx";
import { type Filter, KitFilters } from "./start/KitFilters.tsx";
import { wayIn } from "./start/colour-families.ts";
import { type Bike, useBike } from "./start/wishes.ts";

const place = "/set/:configuratorSetUuid/start";
const grid = "grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4";

/** The first screen of a set: a rider's bike, name and number put every kit in front of him as his own. */
export function StartPage() {
  const t = useT();
  const language = useLanguage();
  const { configuratorSetUuid } = useParams(place);
  const { data: set, error, refetch } = useQuery(setQuery(configuratorSetUuid, language));
  const [bike, setBike] = useBike();
  useOwnWork(configuratorSetUuid);
  useViewAhead(set);

  return (
    <div className="page-x page-width w-full py-8 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[620px]">
          <h1 className="type-h1">{t("start.title")}</h1>
          <p className="mt-3 type-lead text-mute">{t("start.text")}</p>
        </div>
        <Link
          to="/set/:configuratorSetUuid"
          params={{ configuratorSetUuid }}
          search={{ view: "kit" }}
          className={buttonClass("second")}
        >
          {t("start.skip")}
        </Link>
      </div>
      <section aria-label={t("start.bike")} className="mt-6 border-t border-line pt-6">
        <div onFocus={() => warm(set)} onPointerEnter={() => warm(set)}>
          <BikeFields bike={bike} onChange={setBike} />
        </div>
      </section>
      <section aria-labelledby="kits" className="mt-8 border-t border-line pt-6">
        <h2 id="kits" className="type-h2">
          {t("start.kits")}
        </h2>
        {set ? (
          <Gallery set={set} bike={bike} />
        ) : error === null ? (
          <Coming />
        ) : hasStatus(error, 404) ? (
          <NoSuchSet />
        ) : (
          <LoadFailed onRetry={() => void refetch()} />
        )}
      </section>
    </div>
  );
}

/** A retry would change nothing. */
function NoSuchSet() {
  const t = useT();
  return (
    <div role="alert" className="py-8">
      <Empty
        title={t("error.not_found")}
        text={t("not_found.text")}
        action={
          <Link to="/cart" className={buttonClass("second")}>
            {t("not_found.home")}
          </Link>
        }
      />
    </div>
  );
}

function Coming() {
  const t = useT();
  return (
    <div aria-busy aria-label={t("app.loading")} className="mt-5">
      <Skeleton className="h-9 w-full max-w-[560px] touch:h-11" />
      <div className={`${grid} mt-6`}>
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
          <div key={key}>
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="mt-2 h-5.5 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}

function Gallery({ set, bike }: { set: ConfiguratorSet; bike: Bike }) {
  const t = useT();
  const favourites = useFavourites();
  const [filter, setFilter] = useState<Filter>({ style: null, family: null, favourites: false });
  // Letters are typed at once, kits are drawn when there is time.
  const wishes = useDeferredValue(bike);
  const byColour = bike.colours.length === 0;
  const family = byColour ? filter.family : null;
  const style = set.styles.find(({ id }) => id === filter.style);
  const kits = set.templates.flatMap((kit) => {
    const way = family === null ? undefined : wayIn(kit, family);
    if (family !== null && way === undefined) return [];
    if (style && !style.kits.includes(kit.id)) return [];
    if (filter.favourites && !favourites.has(kit.id)) return [];
    return [{ kit, way }];
  });

  function begin(kit: CatalogueTemplate, way: string | undefined, event: MouseEvent): void {
    const own = bike.colours.length > 0 || bike.name !== "" || bike.number !== "";
    if ((!own && way === undefined) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void (async () => {
      try {
        const [{ beginKit }, { dressed, inColourway }] = await Promise.all([
          import("./start/begin-kit.ts"),
          import("./start/dressed.ts"),
        ]);
        const document =
          way === undefined || bike.colours.length > 0
            ? dressed(kit, bike)
            : dressed({ ...kit, document: inColourway(kit, way) }, { ...bike, colours: [] });
        await beginKit(set.uuid, document, t("editor.untitled"));
        await navigate({
          to: "/set/:configuratorSetUuid",
          params: { configuratorSetUuid: set.uuid },
          search: { view: "kit" },
        });
      } catch (error) {
        report(error, "beginning with a kit");
        toast(t("app.part_failed.text"), "err");
      }
    })();
  }

  return (
    <>
      <div className="mt-5">
        <KitFilters {...{ set, filter, byColour }} onChange={setFilter} />
      </div>
      <p role="status" className="mt-4 type-small text-mute">
        {t("start.count", { count: kits.length })}
      </p>
      <ul className={`${grid} mt-3`}>
        {kits.map(({ kit, way }) => (
          <KitCard
            key={kit.id}
            {...{ set, kit, wishes, way }}
            favourite={favourites.has(kit.id)}
            onBegin={(chosen, event) => begin(chosen, way, event)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whoever comes to the fields will want kits drawn: what that takes is fetched while he chooses. */
function warm(set: ConfiguratorSet | undefined): void {
  if (set)
    void import("./start/OwnKit.tsx").then(
      ({ warmKits }) => warmKits(set),
      () => undefined,
    );
}

/** Once the page is at rest: the garment that all kits hang on, but no kit. */
function useViewAhead(set: ConfiguratorSet | undefined): void {
  useEffect(() => {
    if (set) warmLater(() => import("./start/OwnKit.tsx").then(({ warmView }) => warmView(set)));
  }, [set]);
}

/** Whoever comes back to work of his own finds it; who goes back from it goes on to where he came from. */
function useOwnWork(setUuid: string): void {
  useEffect(() => {
    let left = false;
    const from = leftBehind();
    void (async () => {
      const { hasBegun } = await import("./start/begin-kit.ts");
      if (left || !(await hasBegun(setUuid))) return;
      const set = {
        to: "/set/:configuratorSetUuid",
        params: { configuratorSetUuid: setUuid },
      } as const;
      if (from?.split("?")[0] === addressOf(set)) {
        await goOnBack();
        if (left) return;
      }
      await navigate({ ...set, search: { view: "kit" as const } }, { replace: true });
    })().catch((error: unknown) => report(error, "looking for own work"));
    return () => {
      left = true;
    };
  }, [setUuid]);
}
