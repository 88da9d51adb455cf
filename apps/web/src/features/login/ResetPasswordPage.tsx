import { limits } from "@holeshot/domain";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { navigate } from "../../lib/navigation/history.ts";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { linkClass } from "../../ui/button-class.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { toast } from "../../ui/toast-store.ts";
import { EntryPassword } from "./EntryFields.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";

export function ResetPasswordPage() {
  const t = useT();
  const { token = "" } = useSearch("/reset-password");
  // Half a link: nobody should think of a password first.
  if (token === "")
    return (
      <EntryFrame title={t("pay_link.gone_title")} text={t("error.invalid_token")}>
        <div className="mt-8">
          <AskAgain />
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame title={t("reset.title")} text={t("reset.text")}>
      <ResetForm token={token} />
    </EntryFrame>
  );
}

function AskAgain() {
  const t = useT();
  return (
    <Link to="/login" search={{ view: "forgot" }} className={`${linkClass} self-start`}>
      {t("reset.ask_again")}
    </Link>
  );
}

function ResetForm({ token }: { token: string }) {
  const t = useT();
  const { form, element, refuse, place } = useShopForm({
    defaultValues: { password: "", password_confirmation: "" },
    rechecks: { password: ["password_confirmation"] },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await call("resetPassword", { body: { ...values, token } });
      toast(t("reset.done"));
      await navigate({ to: "/login" }, { replace: true });
    } catch (error) {
      if (!isProblem(error, "invalid_token") && place(error)) return;
      refuse("root", (speak) => errorText(speak, error));
    }
  });

  return (
    <EntryForm element={element} submit={submit} busy={isSubmitting} action={t("reset.submit")}>
      <EntryPassword
        label={t("reset.password")}
        autoComplete="new-password"
        hint={t("person.password_hint", { min: limits.passwordMin })}
        error={errors.password?.message}
        {...form.register("password", { validate: makeRules(t).newPassword })}
      />
      <EntryPassword
        label={t("person.password_again")}
        autoComplete="new-password"
        error={errors.password_confirmation?.message}
        {...form.register("password_confirmation", {
          validate: (value, all) => value === all.password || t("field.passwords_differ"),
        })}
      />
      <FieldError text={errors.root?.message} />
      {errors.root && <AskAgain />}
    </EntryForm>
  );
}
