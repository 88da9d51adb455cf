import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { openSets } from "../../parts/open-sets.tsx";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SkeletonCard } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { DesignSections } from "./DesignSections.tsx";
import { designsQuery, groupsQuery, staffDesignsQuery, type Sort } from "./designs-api.ts";
import { GroupList } from "./GroupList.tsx";
import type { Shown } from "./shown.ts";
import { StaffDesigns } from "./StaffDesigns.tsx";
import { useDesignActs } from "./use-design-acts.tsx";

export function MyDesignsPage() {
  return (
    <RequireSession>
      <Designs />
    </RequireSession>
  );
}

function Designs() {
  const t = useT();
  const acts = useDesignActs();
  const [shown, setShown] = useState<Shown>({ kind: "all" });
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("updated");
  const wanted = useDeferredValue(search.trim());
  const designs = useInfiniteQuery(designsQuery(wanted, sort));
  const { data: groups = [] } = useQuery(groupsQuery);
  const staff = useQuery(staffDesignsQuery);
  const all = designs.data?.pages.flatMap((page) => page.data);
  const visible = all?.filter((design) => !acts.hidden.has(design.uuid));
  // Who has none yet has nothing to look through: one button is enough. An answer to an earlier search says nothing.
  const answered = search.trim() === "" && wanted === "" && !designs.isPlaceholderData;
  const none = answered && visible?.length === 0 && groups.length === 0;
  return (
    <div className="flex flex-1 flex-col nav:grid nav:grid-cols-[288px_minmax(0,1fr)] nav:grid-rows-[auto_1fr]">
      {/* The page's name comes first, also where the groups stand above the designs. */}
      <div className="flex flex-wrap items-center gap-4 page-x pt-8 nav:col-start-2 nav:px-12 nav:pt-10">
        <h1 className="type-h1 min-w-0 flex-auto basis-full sm:flex-1 sm:basis-0">
          {t("top.my_designs")}
        </h1>
        {!none && (
          <Button icon={IconPlus} aria-haspopup="dialog" onClick={openSets}>
            {t("designs.new")}
          </Button>
        )}
      </div>
      <GroupList
        shown={shown}
        groups={groups}
        total={visible?.length}
        more={designs.hasNextPage}
        staffCount={staff.data?.length ?? 0}
        acts={acts}
        onShow={setShown}
      />
      <div className="page-x min-w-0 pb-8 nav:col-start-2 nav:px-12 nav:pb-10">
        <StaffDesigns
          designs={staff.data ?? []}
          all={shown.kind === "staff"}
          acts={acts}
          onShowAll={() => setShown({ kind: "staff" })}
        />
        {shown.kind !== "staff" && (
          <>
            {!none && (
              <div className="mt-6 flex flex-wrap items-end gap-3" role="search">
                <TextField
                  label={t("designs.search")}
                  type="search"
                  frameClassName="w-full sm:w-72"
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                  control={<IconSearch size={18} aria-hidden className="mr-2.5 text-mute" />}
                />
                <SelectField
                  label={t("designs.sort")}
                  frameClassName="w-full sm:w-48"
                  value={sort}
                  choices={[
                    { value: "updated", label: t("designs.sort_updated") },
                    { value: "created", label: t("designs.sort_created") },
                    { value: "name", label: t("designs.sort_name") },
                  ]}
                  onChange={(event) => setSort(event.currentTarget.value as Sort)}
                />
              </div>
            )}
            {designs.isError && visible === undefined ? (
              <LoadFailed onRetry={() => void designs.refetch()} />
            ) : visible === undefined ? (
              <CardSkeletons />
            ) : (
              <DesignSections
                designs={visible}
                groups={groups}
                shown={shown}
                searching={search !== ""}
                acts={acts}
              />
            )}
            {designs.hasNextPage && (
              <Button
                variant="second"
                className="mt-8"
                busy={designs.isFetchingNextPage}
                onClick={() => void designs.fetchNextPage()}
              >
                {t("designs.more")}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function CardSkeletons() {
  const t = useT();
  return (
    <div
      aria-busy
      aria-label={t("app.loading")}
      className="mt-8 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4"
    >
      {["a", "b", "c", "d"].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </div>
  );
}
