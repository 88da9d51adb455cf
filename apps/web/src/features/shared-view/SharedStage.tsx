import { useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { whenToneIsKnown } from "../../ui/cloth-tone.ts";
import { cx } from "../../ui/cx.ts";
import { useArrived } from "../../ui/use-arrived.ts";

interface SharedStageProps {
  src: string | null;
  waiting: boolean;
  alt: string;
  /** A rider fills his picture from helmet to boots; a garment has room around it that is cut away. */
  whole: boolean;
}

/** The garment alone, over the whole window; the stage answers the cloth. */
export function SharedStage({ src, waiting, alt, whole }: SharedStageProps) {
  const t = useT();
  const [light, setLight] = useState(false);
  const judge = (picture: HTMLImageElement): void =>
    whenToneIsKnown(picture, (known) => setLight(known === true));
  const arrived = useArrived(judge);
  return (
    <div
      className={cx(
        "absolute inset-0 overflow-hidden transition-colors duration-200",
        light ? "stage-grey" : "stage-light",
      )}
    >
      {src !== null && (
        <img
          ref={arrived}
          src={src}
          alt={alt}
          className={cx(
            "absolute inset-0 size-full object-contain pt-10 md:p-0",
            // Beside him there is room to spare in his picture, above and below there is none.
            whole ? "portrait:object-cover" : "md:scale-[1.18]",
          )}
          onLoad={(event) => judge(event.currentTarget)}
        />
      )}
      {src === null && (
        <p className="absolute bottom-6 left-5 type-body text-ink-4 md:left-10">
          {waiting ? t("picture.waiting") : t("picture.failed")}
        </p>
      )}
    </div>
  );
}
