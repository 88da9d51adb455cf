import { limits } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type Answer } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { queryClient } from "../../lib/query-client.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { LoadFailed } from "../LoadFailed.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { queryKeys } from "../../lib/api/query-keys.ts";

type Session = Answer<"listSessions">["data"][number];

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

function deviceOf(t: Translate, { browser, system }: Session): string {
  if (browser !== null && system !== null) return t("security.device", { browser, system });
  return browser ?? system ?? t("security.unknown_device");
}

/** Where one is logged in, this place first, each with a way to end it. */
export function SessionsPart({ staff }: { staff: boolean }) {
  const t = useT();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await call("listSessions", { signal })).data,
  });
  const text = staff
    ? t("security.sessions_text_staff", { hours: limits.staffSessionSeconds / HOUR_SECONDS })
    : t("security.sessions_text", { days: limits.sessionIdleSeconds / DAY_SECONDS });
  const sessions = data?.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <SecuritySection title={t("security.sessions")} text={text}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {sessions === undefined && !isError && <Skeleton className="h-14 w-full" />}
      {sessions !== undefined && <SessionList sessions={sessions} />}
    </SecuritySection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useT();
  const { date } = useFormat();
  const [busy, setBusy] = useState<string>();

  function end(id: string, act: () => Promise<unknown>): void {
    setBusy(id);
    void act()
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .then(() => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }))
      .finally(() => setBusy(undefined));
  }

  return (
    <>
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-2 py-2"
          >
            <div className="min-w-0 flex-1">
              <p className="type-body font-semibold">{deviceOf(t, session)}</p>
              <p className="type-small text-mute">
                {t("security.last_used", { date: date(session.last_used_at) })}
              </p>
            </div>
            {session.current ? (
              <Badge kind="draft">{t("security.this_device")}</Badge>
            ) : (
              <Button
                variant="second"
                size="sm"
                busy={busy === session.id}
                aria-label={t("security.log_out_device", { device: deviceOf(t, session) })}
                onClick={() =>
                  end(session.id, () => call("endSession", { params: { id: session.id } }))
                }
              >
                {t("top.logout")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="second"
          className="mt-4"
          busy={busy === "others"}
          onClick={() => end("others", () => call("endOtherSessions"))}
        >
          {t("security.log_out_others")}
        </Button>
      )}
    </>
  );
}
