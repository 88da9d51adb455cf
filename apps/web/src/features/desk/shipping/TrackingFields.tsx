import { limits } from "@holeshot/domain";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useWords } from "../use-words.ts";
import { useCarriers } from "./use-carriers.ts";

/** How a parcel is followed, as it is typed. */
export interface TypedTracking {
  readonly carrier: string;
  readonly number: string;
  readonly url: string;
}

/** What the call says of it; what is empty is left out. */
export function trackingBody({ carrier, number, url }: TypedTracking) {
  return {
    carrier: carrier === "" ? null : carrier,
    ...(number.trim() === "" ? {} : { tracking_number: number.trim() }),
    ...(url.trim() === "" ? {} : { tracking_url: url.trim() }),
  };
}

/** Whether its link is one, or there is none. */
export function isSoundLink(url: string): boolean {
  return url.trim() === "" || /^https:\/\/[^\s/]+/.test(url.trim());
}

interface TrackingFieldsProps {
  value: TypedTracking;
  linkFault: string | undefined;
  onChange: (value: TypedTracking) => void;
}

/** Carrier, number and, where the carrier's own does not do, a link. */
export function TrackingFields({ value, linkFault, onChange }: TrackingFieldsProps) {
  const say = useWords();
  const carriers = useCarriers();
  const follows = carriers.find(({ id }) => id === value.carrier)?.follows ?? false;
  return (
    <>
      <SelectField
        label={say("parcel.carrier")}
        placeholder={say("parcel.no_carrier")}
        choices={carriers.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.carrier}
        onChange={(event) => onChange({ ...value, carrier: event.currentTarget.value })}
      />
      <TextField
        label={say("parcel.number")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.trackingMax}
        value={value.number}
        onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
      />
      <TextField
        label={say("parcel.link")}
        hint={say(follows ? "parcel.link_made" : "parcel.link_hint")}
        error={linkFault}
        type="url"
        autoComplete="off"
        maxLength={limits.trackingUrlMax}
        value={value.url}
        onChange={(event) => onChange({ ...value, url: event.currentTarget.value })}
      />
    </>
  );
}
