import { limits } from "@holeshot/domain";
import { useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** The address one logs in with, and another one: it counts once the link that is mailed there was used. */
export function EmailPart({ email }: { email: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [mailed, setMailed] = useState<string>();
  return (
    <SecuritySection title={t("person.email")} text={t("security.email_text", { email })}>
      {open ? (
        <EmailForm
          onDone={(to) => {
            setMailed(to ?? mailed);
            setOpen(false);
          }}
        />
      ) : (
        <Button variant="second" onClick={() => setOpen(true)}>
          {t("security.change_email")}
        </Button>
      )}
      <p role="status" className="mt-3 type-body break-words empty:hidden">
        {mailed !== undefined &&
          !open &&
          t("security.email_mailed", { email: mailed, minutes: limits.emailTokenSeconds / 60 })}
      </p>
    </SecuritySection>
  );
}

/** `onDone` hears where the link was mailed, or nothing when it was thought better of. */
function EmailForm({ onDone }: { onDone: (mailed?: string) => void }) {
  const t = useT();
  const { form, element, refuse, place } = useShopForm({
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  const rules = makeRules(t);

  const submit = form.handleSubmit(async (values) => {
    try {
      await call("changeEmail", { body: values });
      onDone(values.email.trim());
    } catch (error) {
      if (!place(error)) refuse("root", (speak) => errorText(speak, error));
    }
  });

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t("security.new_email")}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email", { validate: rules.email })}
      />
      <PasswordField
        label={t("person.password")}
        autoComplete="current-password"
        showLabel={t("person.show_password")}
        hideLabelText={t("person.hide_password")}
        error={errors.password?.message}
        {...form.register("password", { validate: rules.required })}
      />
      <FieldError text={errors.root?.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {t("security.mail_link")}
        </Button>
        <Button variant="second" onClick={() => onDone()}>
          {t("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
