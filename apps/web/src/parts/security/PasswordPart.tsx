import { limits } from "@holeshot/domain";
import { useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { toast } from "../../ui/toast-store.ts";
import { SecuritySection } from "./SecuritySection.tsx";
import { queryKeys } from "../../lib/api/query-keys.ts";

export function PasswordPart() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <SecuritySection title={t("person.password")} text={t("security.password_text")}>
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button variant="second" onClick={() => setOpen(true)}>
          {t("security.change_password")}
        </Button>
      )}
    </SecuritySection>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { form, element, refuse, place } = useShopForm({
    defaultValues: { current_password: "", password: "", password_confirmation: "" },
    rechecks: { password: ["password_confirmation"] },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("current_password"), [setFocus]);
  const rules = makeRules(t);
  const shared = {
    showLabel: t("person.show_password"),
    hideLabelText: t("person.hide_password"),
  } as const;

  const submit = form.handleSubmit(async (values) => {
    try {
      await call("changePassword", { body: values });
      toast(t("security.password_saved"));
      await queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
      onDone();
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
      <PasswordField
        {...shared}
        label={t("security.current_password")}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register("current_password", { validate: rules.required })}
      />
      <PasswordField
        {...shared}
        label={t("reset.password")}
        autoComplete="new-password"
        hint={t("person.password_hint", { min: limits.passwordMin })}
        error={errors.password?.message}
        {...form.register("password", { validate: rules.newPassword })}
      />
      <PasswordField
        {...shared}
        label={t("person.password_again")}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register("password_confirmation", {
          validate: (value, all) => value === all.password || t("field.passwords_differ"),
        })}
      />
      <FieldError text={errors.root?.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {t("reset.submit")}
        </Button>
        <Button variant="second" onClick={onDone}>
          {t("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
