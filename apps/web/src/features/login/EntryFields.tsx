import { useT } from "../../lib/i18n/language-store.ts";
import { PasswordField, type PasswordFieldProps } from "../../ui/PasswordField.tsx";
import { TextField, type TextFieldProps } from "../../ui/TextField.tsx";

/** The address as it was typed in one of the door's forms, for the next. */
export interface TypedEmail {
  readonly email: string;
  readonly keepEmail: (event: { readonly target: { readonly value: string } }) => void;
}

/** The address that an account is known by. */
export function EntryEmail(field: Omit<TextFieldProps, "label" | "size" | "type">) {
  const t = useT();
  return (
    <TextField
      label={t("person.email")}
      size="lg"
      type="email"
      autoComplete="username"
      {...field}
    />
  );
}

/** A password that can be shown. */
export function EntryPassword(
  field: Omit<PasswordFieldProps, "size" | "showLabel" | "hideLabelText">,
) {
  const t = useT();
  return (
    <PasswordField
      size="lg"
      showLabel={t("person.show_password")}
      hideLabelText={t("person.hide_password")}
      {...field}
    />
  );
}
