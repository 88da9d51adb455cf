import { type SubmitEvent, useId, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import type { lotsByCloth } from "../lots/use-lots.ts";
import { useWords } from "../use-words.ts";

interface PackDialogProps {
  offered: ReturnType<typeof lotsByCloth>;
  onStart: (lots: readonly string[]) => void;
  onClose: () => void;
}

/** Which lots a pack is printed on, one for each cloth that has a measured one; none unless it is chosen. */
export function PackDialog({ offered, onStart, onClose }: PackDialogProps) {
  const t = useT();
  const say = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  function send(event: SubmitEvent): void {
    event.preventDefault();
    onStart(offered.map(({ cloth }) => chosen[cloth.id] ?? "").filter((lot) => lot !== ""));
    onClose();
  }

  return (
    <Dialog
      title={say("packs.start")}
      description={say("packs.lots_text")}
      width="md"
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form
        id={id}
        noValidate
        className="grid gap-4 px-5 pt-4 sm:grid-cols-2 md:px-6"
        onSubmit={send}
      >
        {offered.map(({ cloth, lots }) => (
          <SelectField
            key={cloth.id}
            label={cloth.name}
            placeholder={say("packs.no_lot")}
            value={chosen[cloth.id] ?? ""}
            choices={lots.map(({ lot }) => ({ value: lot, label: lot }))}
            onChange={({ currentTarget: { value } }) =>
              setChosen((before) => ({ ...before, [cloth.id]: value }))
            }
          />
        ))}
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id}>
          {say("packs.start")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
