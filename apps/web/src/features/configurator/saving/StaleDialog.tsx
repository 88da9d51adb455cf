import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { EditorParts } from "../../../editor/model/editor-context.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import type { OtherVersion } from "./design-calls.ts";
import { VersionPicture } from "./VersionPicture.tsx";

export interface StaleDialogProps {
  parts: Pick<EditorParts, "assets" | "kits" | "groups">;
  product: ProductId;
  side: Side;
  mine: DesignDocument;
  /** null when it could not be fetched: the choice remains. */
  theirs: OtherVersion | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onKeepBoth: () => void;
  onClose: () => void;
}

/** Somebody saved this design meanwhile: both are shown, and nothing is overwritten before the rider has chosen. */
export function StaleDialog(props: StaleDialogProps) {
  const { mine, theirs, onKeepMine, onTakeTheirs, onKeepBoth, onClose, ...shown } = props;
  const t = useT();
  const { clock, date } = useFormat();
  return (
    <Dialog
      title={t("editor.stale.title")}
      description={t("editor.stale.text")}
      closeLabel={t("app.close")}
      width="md"
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="quiet" onClick={onKeepBoth}>
            {t("editor.stale.both")}
          </Button>
          <Button variant="second" onClick={onTakeTheirs}>
            {t("editor.stale.theirs")}
          </Button>
          <Button onClick={onKeepMine}>{t("editor.stale.mine")}</Button>
        </DialogBar>
      }
    >
      <div className="grid grid-cols-2 gap-4 overflow-y-auto px-5 pt-5 md:px-6">
        <VersionPicture
          {...shown}
          document={mine}
          label={t("editor.stale.picture_mine")}
          detail={t("editor.unsaved")}
        />
        {theirs && (
          <VersionPicture
            {...shown}
            document={theirs.document}
            label={t("editor.stale.picture_theirs")}
            detail={`${theirs.name}, ${date(theirs.at)}, ${clock(new Date(theirs.at))}`}
          />
        )}
      </div>
    </Dialog>
  );
}
