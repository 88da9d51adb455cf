import { limits } from "@holeshot/domain";
import { useEffect, useRef, useState } from "react";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { errorText } from "../../../lib/errors.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { IconTrash, IconX } from "@tabler/icons-react";
import { useOpenDesign } from "../design-context.ts";
import { keptMe } from "./kept-me.ts";
import { useMeeting } from "./meeting.ts";
import type { ClothSpot } from "./presence.ts";
import { type Remark, setRemarks } from "./remarks.ts";

type RemarkCardProps = {
  x: number;
  y: number;
} & (
  | { draft: ClothSpot; remark?: never; number?: never }
  | { remark: Remark; number: number; draft?: never }
);

const WIDTH = 272;
/** From a place to its card. */
const GAP = 18;

/** Beside the place, and in sight: to its left where there is no room, and never below the stage. */
function putBeside(card: HTMLElement, x: number, y: number): void {
  const stage = card.offsetParent;
  if (!stage) return;
  const left = x + GAP + WIDTH > stage.clientWidth ? x - GAP - WIDTH : x + GAP;
  const most = Math.max(0, stage.clientHeight - card.offsetHeight);
  card.style.left = `${Math.max(0, Math.min(left, stage.clientWidth - WIDTH))}px`;
  card.style.top = `${Math.min(Math.max(0, y - GAP), most)}px`;
}

/** What is said at one place, beside it on the cloth: read, answered, dealt with. */
export function RemarkCard({ x, y, draft, remark, number }: RemarkCardProps) {
  const t = useT();
  const meeting = useMeeting();
  const isOwner = useOpenDesign().saving.saved?.viewedAs === "owner";
  const card = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const begins = draft !== undefined;
  useEffect(() => {
    if (begins) field.current?.focus();
  }, [begins]);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (card.current) putBeside(card.current, x, y);
  });

  function close(): void {
    // Who came by keys goes on from where they were.
    const from = number === undefined ? "[data-remark-tool]" : `[data-remark="${number}"]`;
    document.querySelector<HTMLElement>(from)?.focus();
    setRemarks({ open: null, draft: null });
  }

  async function act(what: () => Promise<void> | undefined): Promise<boolean> {
    setBusy(true);
    try {
      await what();
      return true;
    } catch (error) {
      toast(
        isProblem(error, "too_many_comments") ? t("together.full") : errorText(t, error),
        "err",
      );
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function say(): Promise<void> {
    const words = text.trim();
    const at = draft ?? remark?.id;
    if (words === "" || at === undefined) return;
    const name = keptMe().name;
    const said = await act(() => meeting?.remarks.say(words, at, name));
    if (!said) return;
    setText("");
    if (draft) close();
  }

  return (
    <section
      ref={card}
      aria-label={
        number === undefined ? t("together.comment") : t("together.comment_number", { number })
      }
      className="absolute z-10 flex max-h-96 scroll-pb-28 flex-col gap-2.5 overflow-y-auto bg-paper p-3 pb-0 text-ink shadow-float"
      style={{ width: WIDTH }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
      }}
    >
      {remark && (
        <Thread
          remark={remark}
          title={t("together.comment_number", { number })}
          onClose={close}
          mayRemove={(id) => isOwner || keptMe().said.includes(id)}
          onRemove={(id) => void act(() => meeting?.remarks.remove(id))}
        />
      )}
      <form
        noValidate
        // However much was said, the answer is at hand.
        className="sticky bottom-0 flex shrink-0 flex-col gap-2.5 bg-paper pt-1 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <TextField
          label={remark ? t("together.answer") : t("together.comment")}
          value={text}
          maxLength={limits.pinTextMax}
          ref={field}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex justify-between gap-2">
          {remark ? (
            <Button
              variant="second"
              size="sm"
              onClick={() => void act(() => meeting?.remarks.resolve(remark.id, !remark.resolved))}
            >
              {remark.resolved ? t("together.reopen") : t("together.resolve")}
            </Button>
          ) : (
            <Button variant="second" size="sm" onClick={close}>
              {t("app.cancel")}
            </Button>
          )}
          <Button type="submit" size="sm" busy={busy}>
            {t("together.say")}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface ThreadProps {
  remark: Remark;
  title: string;
  mayRemove: (id: string) => boolean;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** What was said, and what was answered. */
function Thread({ remark, title, mayRemove, onRemove, onClose }: ThreadProps) {
  const t = useT();
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h3 className="type-label font-semibold">{title}</h3>
        <IconButton
          icon={IconX}
          iconSize={16}
          label={t("app.close")}
          className="size-8"
          onClick={onClose}
        />
      </div>
      <ol className="flex flex-col gap-2.5">
        {[remark, ...remark.answers].map((each) => (
          <Said
            key={each.id}
            said={each}
            onRemove={mayRemove(each.id) ? () => onRemove(each.id) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

interface SaidProps {
  said: Pick<Remark, "text" | "name" | "by" | "made_at">;
  onRemove: (() => void) | undefined;
}

function Said({ said, onRemove }: SaidProps) {
  const t = useT();
  const { clock, date } = useFormat();
  const { text, name, by, made_at: at } = said;
  const who = name === "" ? t(by === "owner" ? "together.by_owner" : "together.by_guest") : name;
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="type-small wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="type-label text-mute">{[who, date(at), clock(at)].join(", ")}</p>
      </div>
      {onRemove && (
        <IconButton
          icon={IconTrash}
          iconSize={16}
          label={t("together.take_back")}
          className="size-8 shrink-0"
          onClick={onRemove}
        />
      )}
    </li>
  );
}
