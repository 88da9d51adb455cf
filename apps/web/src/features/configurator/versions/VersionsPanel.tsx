import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useCart } from "../../../lib/cart/use-cart.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { Empty } from "../../../ui/Empty.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useOpenDesign } from "../design-context.ts";
import { hashQuery } from "../saving/design-calls.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { byDay } from "./by-day.ts";
import { CompareDialog } from "./CompareDialog.tsx";
import { NameVersionDialog } from "./NameVersionDialog.tsx";
import { useRestore } from "./use-restore.ts";
import { type VersionActs, VersionRow } from "./VersionRow.tsx";
import { useVersionWords } from "./version-words.ts";
import { useShowSaved } from "./use-show-saved.ts";
import { NotStored, savedDesign, type Version, versionsQuery } from "./versions-api.ts";

export interface VersionsPanelProps {
  onClose: () => void;
}

type Asked = { readonly act: "compare" | "name"; readonly version: Version };

/** What the design was: by day, with pictures; looked at, named, compared and put back. */
export function VersionsPanel({ onClose }: VersionsPanelProps) {
  const t = useT();
  const { saving } = useOpenDesign();
  const restore = useRestore();
  const { versionName } = useVersionWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  const { saved } = saving;
  const list = useVersions();

  async function putBack(version: Version): Promise<void> {
    if (restoring !== null) return;
    setRestoring(version.id);
    const done = await restore(version.id, versionName(version));
    setRestoring(null);
    // The garment is looked at, not the list.
    if (done) onClose();
  }

  async function giveName({ id }: Version, name: string | null): Promise<void> {
    const latest = saving.latest().saved;
    if (!latest) return;
    const { uuid, version } = latest;
    const query = hashQuery(latest);
    const stands = list.data?.pages[0]?.now?.id === id;
    // How it stands may not be among the versions yet.
    if (stands && name !== null) {
      await call("nameNow", { params: { uuid }, query, body: { name, version } });
    } else {
      await call("nameVersion", { params: { uuid, version: id }, query, body: { name } });
    }
    await list.refetch();
  }

  const acts: VersionActs = {
    compare: (version) => setAsked({ act: "compare", version }),
    name: (version) => setAsked({ act: "name", version }),
    restore: (version) => void putBack(version),
  };
  const now = list.data?.pages[0]?.now;
  return (
    <>
      <Drawer
        title={t("versions.title")}
        closeLabel={t("app.close")}
        onClose={onClose}
        bar={
          now && (
            <div className="flex shrink-0 flex-col gap-3 border-t border-line px-5 py-4 md:px-6">
              <p className="type-small text-mute">{t("versions.safe")}</p>
              <Button variant="second" onClick={() => acts.name(now)}>
                {t("versions.name_now")}
              </Button>
            </div>
          )
        }
      >
        {list.data && <Listed {...{ list, acts, restoring }} />}
        {list.isPending && <Waiting />}
        {list.isLoadingError && (
          <NotListed error={list.error} onRetry={() => void list.refetch()} />
        )}
      </Drawer>
      {asked?.act === "compare" && saved && (
        <CompareDialog
          {...{ saved }}
          version={asked.version}
          busy={restoring === asked.version.id}
          onRestore={() => void putBack(asked.version)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.act === "name" && (
        <NameVersionDialog
          name={asked.version.name}
          onName={(name) => giveName(asked.version, name)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The list, once the server has what is shown here; why it has not is told in place. */
function useVersions() {
  const { saved, latest } = useOpenDesign().saving;
  const save = useSaveAct();
  const show = useShowSaved();
  return useInfiniteQuery(
    versionsQuery(saved?.uuid ?? "", {
      stored: async () => {
        const known = latest();
        return known.all ? known.saved : save(() => undefined);
      },
      // Nothing here is in its way: whatever was changed here is saved by now.
      newer: async () => {
        const known = latest();
        if (known.all && known.saved) await show(await savedDesign(known.saved));
      },
    }),
  );
}

interface ListedProps {
  list: ReturnType<typeof useVersions>;
  acts: VersionActs;
  restoring: string | null;
}

function Listed({ list, acts, restoring }: ListedProps) {
  const t = useT();
  const { dayName } = useVersionWords();
  const pages = list.data?.pages ?? [];
  const now = pages[0]?.now;
  const versions = pages.flatMap(({ data }) => data);
  const inCart = new Set(useCart().data?.items.map(({ older }) => older?.version));
  return (
    <div className="pb-4">
      {now && (
        <ul aria-label={t("versions.now")}>
          <VersionRow version={now} stands busy={false} acts={acts} />
        </ul>
      )}
      {versions.length === 0 ? (
        <div className="border-t border-line px-5 py-6 md:px-6">
          <Empty title={t("versions.empty.title")} text={t("versions.empty.text")} />
        </div>
      ) : (
        byDay(versions).map(({ day, versions: those }) => (
          <section key={day.getTime()} aria-label={dayName(day)}>
            <h3 className="sticky top-0 z-10 border-y border-line bg-paper px-5 py-2 type-label font-semibold md:px-6">
              {dayName(day)}
            </h3>
            <ul>
              {those.map((version) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  inCart={inCart.has(version.id)}
                  busy={restoring === version.id}
                  acts={acts}
                />
              ))}
            </ul>
          </section>
        ))
      )}
      {list.hasNextPage && (
        <div className="px-5 py-4 md:px-6">
          <Button
            variant="second"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t("versions.older")}
          </Button>
        </div>
      )}
    </div>
  );
}

function NotListed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT();
  if (!(error instanceof NotStored)) {
    return (
      <div className="px-5 md:px-6">
        <LoadFailed onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div role="alert" className="px-5 py-6 md:px-6">
      <Empty
        title={t("versions.unsaved.title")}
        text={t("versions.unsaved.text")}
        action={
          <Button variant="second" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        }
      />
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t("app.loading")}
      </span>
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className="flex gap-4 border-t border-line-2 px-5 py-4 first:border-t-0 md:px-6"
        >
          <Skeleton className="size-24 shrink-0 sm:size-28" />
          <span className="flex flex-1 flex-col gap-2.5 pt-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-3 w-40" />
          </span>
        </div>
      ))}
    </div>
  );
}
