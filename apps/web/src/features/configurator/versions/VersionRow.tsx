import { IconPencil } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { GarmentTile } from "../../../ui/GarmentTile.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useChangeText } from "./change-text.ts";
import { useVersionWords } from "./version-words.ts";
import type { Version } from "./versions-api.ts";

export interface VersionActs {
  readonly compare: (version: Version) => void;
  readonly restore: (version: Version) => void;
  readonly name: (version: Version) => void;
}

interface VersionRowProps {
  version: Version;
  /** How the design stands: there is nothing to compare or to restore. */
  stands?: boolean;
  /** An order would be made to this one. */
  inCart?: boolean;
  /** The one that is being put back. */
  busy: boolean;
  acts: VersionActs;
}

/** One version: what it looked like, when and what it was, and what can be done with it. */
export function VersionRow({
  version,
  stands = false,
  inCart = false,
  busy,
  acts,
}: VersionRowProps) {
  const t = useT();
  const { clock, versionName } = useVersionWords();
  const { name, made_at: at, ordered_at: ordered, approved_at: approved } = version;
  const what = stands ? t("versions.now") : versionName(version);
  const Heading = stands ? "h3" : "h4";
  const time = stands ? t("versions.now") : clock(at);
  return (
    <li className="flex gap-4 border-t border-line-2 px-5 py-4 first:border-t-0 md:px-6">
      <Picture version={version} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-start gap-2">
          <Heading className="min-w-0 flex-1 pt-1 type-body font-semibold break-words">
            {name ?? time}
            {name !== null && (
              <span className="block type-small font-normal text-mute">{time}</span>
            )}
          </Heading>
          <IconButton
            icon={IconPencil}
            iconSize={18}
            label={stands ? t("versions.name_now") : t("versions.name_of", { what })}
            className="-my-1 -mr-2 size-10 shrink-0 pointer-coarse:size-11"
            onClick={() => acts.name(version)}
          />
        </div>
        {(inCart || ordered !== null || approved !== null) && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {inCart && <Badge kind="warn">{t("versions.in_cart")}</Badge>}
            {ordered !== null && <Badge kind="ink">{t("versions.ordered")}</Badge>}
            {approved !== null && <Badge kind="ok">{t("versions.approved")}</Badge>}
          </p>
        )}
        {!(stands && version.changes === null) && <Changes version={version} />}
        {!stands && (
          <div className="mt-2.5 flex flex-wrap gap-2">
            <Button
              variant="second"
              size="sm"
              aria-label={t("versions.compare_of", { what })}
              onClick={() => acts.compare(version)}
            >
              {t("versions.compare_short")}
            </Button>
            <Button
              variant="second"
              size="sm"
              busy={busy}
              aria-label={t("versions.restore_of", { what })}
              onClick={() => acts.restore(version)}
            >
              {t("versions.restore")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function Picture({ version }: { version: Version }) {
  const t = useT();
  const { preview_url: url, hasThumbnail } = version;
  const waiting = hasThumbnail === null;
  return (
    <GarmentTile
      url={url && `${url}&size=320`}
      waiting={waiting}
      note={hasThumbnail === false ? t("picture.failed") : undefined}
      className="aspect-square w-24 shrink-0 self-start sm:w-28"
    />
  );
}

/** In what it differs from the one before it. */
function Changes({ version: { changes } }: { version: Version }) {
  const t = useT();
  const textOf = useChangeText();
  if (changes === null) {
    return <p className="mt-0.5 type-small text-mute">{t("versions.first")}</p>;
  }
  if (changes.length === 0) {
    return <p className="mt-0.5 type-small text-mute">{t("versions.same")}</p>;
  }
  return (
    <ul className="mt-0.5 type-small break-words text-mute">
      {textOf(changes).map(({ product, name, words }) => (
        <li key={product}>
          {name === null ? words.join(", ") : t("app.named", { name, text: words.join(", ") })}
        </li>
      ))}
    </ul>
  );
}
