import { limits } from "@holeshot/domain";
import { useId } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/TextField.tsx";

interface NameDialogProps {
  name: string;
  onDone: (name: string | null) => void;
}

/** What the others call one. */
export function NameDialog({ name, onDone }: NameDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog
      title={t("together.name_title")}
      description={t("together.name_text")}
      closeLabel={t("app.close")}
      onClose={() => onDone(null)}
      bar={
        <DialogBar>
          <Button variant="quiet" onClick={() => onDone(null)}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={id}>
            {t("app.save")}
          </Button>
        </DialogBar>
      }
    >
      <form
        id={id}
        className="px-5 pt-5 md:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("name");
          onDone(typeof typed === "string" ? typed.trim() : "");
        }}
      >
        <TextField
          name="name"
          label={t("together.name")}
          defaultValue={name}
          maxLength={limits.editorNameMax}
          autoComplete="nickname"
        />
      </form>
    </Dialog>
  );
}
