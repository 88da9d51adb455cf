import { IconLink, IconUsers } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useCalled, useCompany, useMeeting } from "./meeting.ts";
import { NameDialog } from "./NameDialog.tsx";
import type { Presence } from "./presence.ts";
import { RemarkTools } from "./RemarkTools.tsx";
import { useLive } from "./use-live.ts";
import { openLinkDialog } from "./open-link-dialog.tsx";

/** Above the editor while several edit: who is here, what one is called, and for its owner the link. */
export function TogetherBar() {
  const t = useT();
  const withdrawn = useLive();
  const design = useOpenDesign();
  const { saving } = design;
  const save = useSaveAct();
  const company = useMeeting()?.company;
  const { me, others } = useCompany();
  const called = useCalled();

  function rename(): void {
    openDialog((close) => (
      <NameDialog
        name={me?.name ?? ""}
        onDone={(name) => {
          close();
          if (name !== null) company?.rename(name);
        }}
      />
    ));
  }

  return (
    <section
      aria-label={t("together.bar")}
      className="on-ink flex min-h-11 shrink-0 items-center gap-3 overflow-hidden bg-ink-3 px-3 text-paper md:px-5"
    >
      <Icon of={IconUsers} size={18} />
      {withdrawn ? (
        <p role="status" className="type-small font-semibold">
          {t("together.withdrawn")}
        </p>
      ) : (
        <>
          {me && (
            <ul aria-label={t("together.here")} className="flex min-w-0 items-center gap-1.5">
              <li className="min-w-0">
                <button
                  type="button"
                  className="flex min-h-9 max-w-full items-center gap-1.5 rounded-control px-1.5 type-small font-semibold hover:bg-ink-4 pointer-coarse:min-h-11"
                  onClick={rename}
                >
                  <Dot of={me} name={called(me)} />
                  <span className="truncate underline underline-offset-3">
                    {t("together.you")}
                  </span>{" "}
                  <span className="sr-only">{t("together.rename", { name: called(me) })}</span>
                </button>
              </li>
              {others.map((each) => (
                <li
                  key={each.editor}
                  data-editor={each.number}
                  className="flex min-w-0 items-center gap-1.5 px-1 type-small"
                >
                  <Dot of={each} name={called(each)} />
                  <span className="max-w-32 truncate max-md:sr-only">{called(each)}</span>
                </li>
              ))}
            </ul>
          )}
          {me && others.length === 0 && (
            <p className="truncate type-small text-mute-d-strong max-md:sr-only">
              {t("together.alone")}
            </p>
          )}
        </>
      )}
      {me && !withdrawn && <RemarkTools />}
      <Arrivals others={others} called={called} />
      {saving.saved?.viewedAs === "owner" && (
        <Button
          variant="second"
          size="sm"
          icon={IconLink}
          className="shrink-0 bg-transparent text-paper"
          onClick={() => void openLinkDialog(save, design)}
        >
          {t("together.link")}
        </Button>
      )}
    </section>
  );
}

/** Colour and first letter, or number. */
function Dot({ of, name }: { of: Presence; name: string }) {
  const [first = ""] = of.name === "" ? [String(of.number)] : name;
  return (
    <span
      aria-hidden
      className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-paper text-[11px] font-bold text-[#fff]"
      style={{ background: of.colour }}
    >
      {first.toUpperCase()}
    </span>
  );
}

interface ArrivalsProps {
  others: readonly Presence[];
  called: (presence: Presence) => string;
}

/** Tells who came and who went to who does not see it. */
function Arrivals({ others, called }: ArrivalsProps) {
  const t = useT();
  const [told, setTold] = useState("");
  const before = useRef<readonly Presence[]>([]);
  useEffect(() => {
    const came = others.find(({ editor }) => !before.current.some((one) => one.editor === editor));
    const left = before.current.find(({ editor }) => !others.some((one) => one.editor === editor));
    before.current = others;
    if (came) setTold(t("together.came", { name: called(came) }));
    else if (left) setTold(t("together.left", { name: called(left) }));
  }, [others, called, t]);
  return (
    <span role="status" className="sr-only">
      {told}
    </span>
  );
}
