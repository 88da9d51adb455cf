import { lazy, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { useAnyParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { ConfiguratorSkeleton } from "./ConfiguratorSkeleton.tsx";
import { firstPicture } from "./opening/first-picture.ts";
import { openDesign, openSet } from "./opening/load-design.ts";

const loadEditor = () => import("./Editor.tsx");
// The editor's code and the design are fetched side by side; whichever comes last, the kit's picture is there before.
void loadEditor().catch(() => undefined);
const Editor = lazy(() => loadEditor().then((m) => ({ default: m.Editor })));

/** The configurator: a new design of a set, or one that was saved. */
export function ConfiguratorPage() {
  const t = useT();
  const params = useAnyParams();
  const { configuratorSetUuid: setUuid = "", configuredSetUuid: uuid, hash } = params;
  usePageTitle(t("editor.title"));
  const { data, error, refetch } = useQuery({
    queryKey: ["configurator", setUuid, uuid ?? "", hash ?? ""],
    queryFn: () => (uuid === undefined ? openSet(setUuid) : openDesign(uuid, hash)),
    // What is under the rider's hands is never replaced by a fetch in the background.
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  if (error) {
    return (
      <main id="content" tabIndex={-1} className="page-x py-10">
        <LoadFailed onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return <ConfiguratorSkeleton />;
  return (
    <Suspense fallback={<ConfiguratorSkeleton picture={firstPicture(data)} />}>
      <Editor key={data.saved?.uuid ?? data.set.uuid} opened={data} />
    </Suspense>
  );
}
