import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { buttonClass, linkClass } from "../../ui/button-class.ts";
import { EntryEmail, type TypedEmail } from "./EntryFields.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";

export function ForgotPasswordForm(typed: TypedEmail) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, element, refuse, place } = useShopForm({ defaultValues: { email: typed.email } });
  const { errors, isSubmitting } = form.formState;
  const { redirect } = useSearch("/login");
  const keep = redirect === undefined ? {} : { redirect };

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await call("forgotPassword", { body: { email: email.trim() } });
      setSentTo(email.trim());
    } catch (error) {
      if (!place(error)) refuse("email", (speak) => errorText(speak, error));
    }
  });

  if (sentTo !== null) {
    return (
      <EntryFrame title={t("forgot.sent_title")} text={t("forgot.sent_text", { email: sentTo })}>
        <Link
          to="/login"
          search={keep}
          className={`${buttonClass("second", "lg")} mt-8 self-start`}
        >
          {t("forgot.back")}
        </Link>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t("forgot.title")} text={t("forgot.text")}>
      <EntryForm element={element} submit={submit} busy={isSubmitting} action={t("forgot.submit")}>
        <EntryEmail
          error={errors.email?.message}
          {...form.register("email", { validate: makeRules(t).email, onChange: typed.keepEmail })}
        />
      </EntryForm>
      <p className="mt-5">
        <Link to="/login" search={keep} className={linkClass}>
          {t("forgot.back")}
        </Link>
      </p>
    </EntryFrame>
  );
}
