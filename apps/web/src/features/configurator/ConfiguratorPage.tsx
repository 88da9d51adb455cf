import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../lib/i18n/language-store.ts";
import { isWork } from "../../lib/query-client.ts";
import { useDeferredValue, useState } from "react";
import { useAnyParams, useShown } from "../../lib/navigation/use-place.ts";
import { part } from "../../ui/part.tsx";
import { PartFailed } from "../../ui/PartStates.tsx";
import { ConfiguratorSkeleton } from "./ConfiguratorSkeleton.tsx";
import type { EditorProps } from "./Editor.tsx";
import { OpeningFailed } from "./OpeningFailed.tsx";
import { firstPicture } from "./opening/first-picture.ts";
import { firstSightQuery } from "./opening/first-sight.ts";
import { openDesign, openEmpty, openSet } from "./opening/load-design.ts";
import type { OpenedDesign } from "./opening/opened-design.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

const Editor = part<EditorProps>(() => import("./Editor.tsx").then((m) => m.Editor), {
  waiting: ({ opened }) => <ConfiguratorSkeleton picture={firstPicture(opened)} />,
  failed: (_props, retry) => (
    <ConfiguratorSkeleton>
      <PartFailed onRetry={retry} />
    </ConfiguratorSkeleton>
  ),
});
// The editor's code and the design are fetched side by side; whichever comes last, the kit's picture is there before.
Editor.preload();

/** A design of somebody else's, which several edit together. */
async function openByLink(uuid: string, link: string): Promise<OpenedDesign> {
  const { openAsGuest } = await import("./together/open-guest.ts");
  return openAsGuest(uuid, link);
}

/** The configurator: a new design of a set, or one that was saved. */
export function ConfiguratorPage() {
  const params = useAnyParams();
  const { configuratorSetUuid: setUuid = "", configuredSetUuid: uuid, hash, link } = params;
  const { kit, view } = useShown().search;
  const address = `${setUuid} ${uuid ?? ""}`;
  const [emptied, setEmptied] = useState<string | null>(null);
  const empty = emptied === address;
  const { data: sight } = useQuery(firstSightQuery(setUuid, useLanguage()));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.opened(setUuid, uuid ?? "", link ?? hash ?? "", empty),
    queryFn: () => {
      if (uuid === undefined) return openSet(setUuid, kit);
      if (empty) return openEmpty(uuid);
      return link === undefined ? openDesign(uuid, hash) : openByLink(uuid, link);
    },
    // What is under the rider's hands is never replaced by a fetch in the background.
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
    meta: isWork,
  });
  // The editor is drawn in slices, behind the picture that stands there.
  const opened = useDeferredValue(data);
  if (opened && opened === data) {
    return (
      <Editor
        key={`${opened.journal} ${opened.saved?.uuid ?? ""}`}
        opened={opened}
        whole={view === "kit"}
      />
    );
  }
  if (!error) return <ConfiguratorSkeleton picture={sight?.picture ?? null} words={sight} />;
  return (
    <OpeningFailed
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      onEmpty={uuid === undefined || empty ? null : () => setEmptied(address)}
    />
  );
}
