import { IconCamera, IconX } from "@tabler/icons-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { makes } from "./bikes.data.ts";
import { type Bike, coloursOfBike, yearsOf } from "./wishes.ts";

interface BikeFieldsProps {
  bike: Bike;
  /** Tells what changed: of two changes in one go the second knows nothing of the first. */
  onChange: (said: Partial<Bike>) => void;
}

/** What makes every kit a rider's own: his bike, his name, his number. */
export function BikeFields({ bike, onChange }: BikeFieldsProps) {
  const t = useT();
  const choose = (make: string, year: string): void =>
    onChange({ make, year, colours: coloursOfBike(make, year) });
  const years = yearsOf(bike.make);
  return (
    <form
      aria-label={t("start.title")}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4"
      method="post"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-x-4 lg:grid-cols-[1fr_7rem_1.2fr_7rem]">
        <SelectField
          label={t("start.make")}
          value={bike.make}
          placeholder={t("start.make.none")}
          choices={makes.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => {
            // Chosen before this page was live, it may be what this tab remembers, with its year.
            if (target.value !== bike.make) choose(target.value, "");
          }}
        />
        <SelectField
          label={t("start.year")}
          value={bike.year}
          placeholder={t("start.year.any")}
          disabled={years.length === 0}
          choices={years.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={({ target }) => choose(bike.make, target.value)}
        />
        <TextField
          label={t("start.name")}
          value={bike.name}
          maxLength={30}
          autoComplete="family-name"
          enterKeyHint="next"
          onChange={({ target }) => onChange({ name: target.value.toLocaleUpperCase() })}
        />
        <TextField
          label={t("start.number")}
          value={bike.number}
          maxLength={3}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ number: target.value.replaceAll(/\D/g, "") })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PhotoButton onColours={(colours) => onChange({ make: "", year: "", colours })} />
        {bike.colours.length > 0 && <Colours bike={bike} onChange={onChange} />}
      </div>
    </form>
  );
}

/** What was found, for the rider to put right. */
function Colours({ bike, onChange }: BikeFieldsProps) {
  const t = useT();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t("start.colours")}</legend>
      {bike.colours.map((hex, index) => (
        <input
          // A colour that is being picked keeps its place and its focus.
          key={index}
          type="color"
          value={hex}
          aria-label={t("start.colour", { place: index + 1 })}
          className="size-11 cursor-pointer rounded-control border border-edge bg-paper p-1"
          onChange={({ target }) => onChange({ colours: bike.colours.with(index, target.value) })}
        />
      ))}
      <Button
        variant="quiet"
        icon={IconX}
        className="whitespace-nowrap"
        onClick={() => onChange({ make: "", year: "", colours: [] })}
      >
        {t("start.colours.clear")}
      </Button>
    </fieldset>
  );
}

/** The photo is read here and goes nowhere. */
function PhotoButton({ onColours }: { onColours: (colours: readonly string[]) => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"rest" | "busy" | "failed">("rest");

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setState("busy");
    try {
      const { readPhoto } = await import("./read-photo.ts");
      const colours = await readPhoto(file);
      setState(colours.length === 0 ? "failed" : "rest");
      if (colours.length > 0) onColours(colours);
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        // The button below is pressed for it: heard once, not twice.
        hidden
        onChange={(event) => void read(event)}
      />
      <Button
        variant="second"
        icon={IconCamera}
        busy={state === "busy"}
        onClick={() => field.current?.click()}
      >
        {t("start.photo")}
      </Button>
      <p role="status" className="type-small text-mute">
        {t(state === "failed" ? "start.photo.failed" : "start.photo.private")}
      </p>
    </>
  );
}
