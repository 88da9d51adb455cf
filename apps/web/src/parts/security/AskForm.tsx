import { useForm } from "react-hook-form";
import { errorText } from "../../lib/errors.ts";
import { applyProblem } from "../../lib/forms/apply-problem.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface Values {
  password: string;
  code: string;
}

interface AskFormProps {
  asks: readonly (keyof Values)[];
  submit: string;
  onSubmit: (values: Values) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, a code, or both, before something about the account changes. */
export function AskForm({ asks, submit, onSubmit, onCancel }: AskFormProps) {
  const t = useT();
  const form = useForm<Values>({
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    defaultValues: { password: "", code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { required } = makeRules(t);
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!applyProblem(form, error, t)) form.setError("root", { message: errorText(t, error) });
    }
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      {asks.includes("password") && (
        <PasswordField
          label={t("person.password")}
          autoComplete="current-password"
          autoFocus
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
        <Button type="submit" busy={isSubmitting}>
          {submit}
        </Button>
        <Button variant="second" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
