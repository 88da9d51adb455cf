import { useEffect } from "react";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface Values {
  email: string;
  password: string;
  code: string;
}

interface AskFormProps {
  asks: readonly (keyof Values)[];
  submit: string;
  /** What is asked for cannot be taken back. */
  danger?: boolean;
  onSubmit: (values: Values) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, a code or another address before something about the account changes. */
export function AskForm({ asks, submit, danger = false, onSubmit, onCancel }: AskFormProps) {
  const t = useT();
  const { form, element, refuse, place } = useShopForm<Values>({
    defaultValues: { email: "", password: "", code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { required, email } = makeRules(t);
  const [first] = asks;
  const { setFocus } = form;
  useEffect(() => {
    if (first !== undefined) setFocus(first);
  }, [first, setFocus]);
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!place(error)) refuse("root", (speak) => errorText(speak, error));
    }
  });
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      {asks.includes("email") && (
        <TextField
          label={t("security.new_email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register("email", { validate: email })}
        />
      )}
      {asks.includes("password") && (
        <PasswordField
          label={t("person.password")}
          autoComplete="current-password"
          showLabel={t("person.show_password")}
          hideLabelText={t("person.hide_password")}
          error={errors.password?.message}
          {...form.register("password", { validate: required })}
        />
      )}
      {asks.includes("code") && (
        <TextField
          label={t("security.factor_code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register("code", { validate: required })}
        />
      )}
      <FieldError text={errors.root?.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={isSubmitting}>
          {submit}
        </Button>
        <Button variant="second" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
