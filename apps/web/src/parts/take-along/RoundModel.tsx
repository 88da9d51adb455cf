import { IconAugmentedReality, IconDownload } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { useFormat } from "../../lib/format.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RoundStart } from "./RoundStart.tsx";
import { roomLink } from "./room-link.ts";
import { fileName, type RoundProduct, type ShownDesign, useRound } from "./use-round.ts";

interface RoundModelProps {
  design: ShownDesign;
  product: RoundProduct;
  word: string;
}

/** A picture of the icon: whoever shows models in a room asks that their link holds a picture and nothing else. */
const cube =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23111' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2M12 12.5l4-2.5M8 10l4 2.5V17M8 10v4.5l4 2.5M16 10v4.5L12 17M8 10l4-2.5L16 10'/%3E%3C/svg%3E";

/** The garment as a model: in one's own room where the phone can, and as files for everything else. */
export function RoundModel({ design, product, word }: RoundModelProps) {
  const t = useT();
  const format = useFormat();
  const round = useRound(design, product, "model");
  const room = round.state === "done" ? roomLink(round.files, `${design.name}, ${word}`) : null;
  const label = t("take.room");
  return (
    <RoundStart
      title={t("take.model.title")}
      text={t("take.model.text")}
      act={t("take.model.make")}
      ready={t("take.model.ready")}
      round={round}
    >
      <div className="flex flex-col gap-2">
        {room?.by === "quick-look" && (
          <a
            rel="ar"
            href={room.href}
            data-label={label}
            className={`${buttonClass("primary")} w-full after:content-[attr(data-label)]`}
          >
            <img src={cube} alt={label} className="size-4.5" />
          </a>
        )}
        {room?.by === "scene-viewer" && (
          <a href={room.href} className={`${buttonClass("primary")} w-full`}>
            <Icon of={IconAugmentedReality} size={18} />
            {label}
          </a>
        )}
        {round.files.map((file) => (
          <a
            key={file.name}
            href={file.file_url}
            download={fileName(design, product, file)}
            className={`${buttonClass("second")} w-full`}
          >
            <Icon of={IconDownload} size={18} />
            <span>
              {t(file.name === "model.usdz" ? "take.model.usdz" : "take.model.glb")}{" "}
              <span className="font-normal text-mute">{format.bytes(file.bytes)}</span>
            </span>
          </a>
        ))}
      </div>
    </RoundStart>
  );
}
