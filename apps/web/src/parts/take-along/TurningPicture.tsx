import { IconDownload, IconPlayerPlay, IconShare2 } from "@tabler/icons-react";
import { useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toast-store.ts";
import { RoundStart } from "./RoundStart.tsx";
import {
  fileName,
  type RoundFile,
  type RoundProduct,
  type ShownDesign,
  useRound,
} from "./use-round.ts";

interface TurningPictureProps {
  design: ShownDesign;
  product: RoundProduct;
  word: string;
}

/** A picture that turns once round, to be saved or sent on. Where less motion is asked for it waits until it is played. */
export function TurningPicture({ design, product, word }: TurningPictureProps) {
  const t = useT();
  const round = useRound(design, product, "turn");
  const [file] = round.files;
  const [plays, setPlays] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  return (
    <RoundStart
      title={t("take.turn.title")}
      text={t("take.turn.text")}
      act={t("take.turn.make")}
      ready={t("take.turn.ready")}
      round={round}
    >
      {file && (
        <div className="flex flex-col gap-2">
          <div className="stage-light flex aspect-square items-center justify-center overflow-hidden rounded-control">
            {plays ? (
              <img
                src={file.file_url}
                alt={t("take.turn.alt", { name: design.name, product: word })}
                width={540}
                height={540}
                className="size-full"
              />
            ) : (
              <Button variant="second" icon={IconPlayerPlay} onClick={() => setPlays(true)}>
                {t("take.turn.play")}
              </Button>
            )}
          </div>
          <TurnActs name={fileName(design, product, file)} file={file} />
        </div>
      )}
    </RoundStart>
  );
}

function TurnActs({ name, file }: { name: string; file: RoundFile }) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const answer = await fetch(file.file_url);
      const picture = new File([await answer.blob()], name, { type: "image/webp" });
      await navigator.share({ files: [picture] });
    } catch (error) {
      // Who closes the phone's own sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toast(t("take.turn.not_sent"), "err");
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex gap-2 *:flex-1">
      <a href={file.file_url} download={name} className={buttonClass("second")}>
        <Icon of={IconDownload} size={18} />
        {t("take.turn.save")}
      </a>
      {sharesFiles() && (
        <Button variant="second" icon={IconShare2} busy={busy} onClick={() => void send()}>
          {t("take.turn.send")}
        </Button>
      )}
    </div>
  );
}

/** Whether this browser hands pictures on to other programs. */
function sharesFiles(): boolean {
  const picture = new File([], "turn.webp", { type: "image/webp" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [picture] });
}
