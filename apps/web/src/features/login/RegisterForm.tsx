import { limits } from "@holeshot/domain";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { RichText } from "../../lib/i18n/RichText.tsx";
import { currentLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { linkClass } from "../../ui/button-class.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { EntryEmail, EntryPassword, type TypedEmail } from "./EntryFields.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";
import { useEntry } from "./use-entry.ts";

const empty = {
  first_name: "",
  last_name: "",
  phone: "",
  email: "",
  password: "",
  password_confirmation: "",
};

export function RegisterForm(typed: TypedEmail) {
  const t = useT();
  const { redirect } = useSearch("/login");
  const enter = useEntry();
  const { form, element, refuse, place } = useShopForm({
    defaultValues: { ...empty, email: typed.email },
    rechecks: { password: ["password_confirmation"] },
  });
  const { errors, isSubmitting } = form.formState;
  const rules = makeRules(t);

  const submit = form.handleSubmit(async (values) => {
    try {
      await enter(await call("register", { body: { ...values, language: currentLanguage() } }));
    } catch (error) {
      if (isProblem(error, "email_taken")) {
        refuse("email", (speak) => errorText(speak, error), true);
      } else if (!place(error)) {
        refuse("root", (speak) => errorText(speak, error));
      }
    }
  });

  return (
    <EntryFrame title={t("register.title")} text={t("register.text")}>
      <EntryForm
        element={element}
        submit={submit}
        busy={isSubmitting}
        action={t("register.submit")}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={t("person.first_name")}
            size="lg"
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...form.register("first_name", { validate: rules.line(limits.personNameMax) })}
          />
          <TextField
            label={t("person.last_name")}
            size="lg"
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...form.register("last_name", { validate: rules.line(limits.personNameMax) })}
          />
        </div>
        <TextField
          label={t("person.phone")}
          size="lg"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register("phone", { validate: rules.phone })}
        />
        <EntryEmail
          error={errors.email?.message}
          {...form.register("email", { validate: rules.email, onChange: typed.keepEmail })}
        />
        <EntryPassword
          label={t("person.password")}
          autoComplete="new-password"
          hint={t("person.password_hint", { min: limits.passwordMin })}
          error={errors.password?.message}
          {...form.register("password", { validate: rules.newPassword })}
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
      </EntryForm>
      <p className="mt-5 type-body">
        <RichText
          text={t("register.known")}
          parts={{
            link: (text) => (
              <Link
                to="/login"
                search={redirect === undefined ? {} : { redirect }}
                className={linkClass}
              >
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </EntryFrame>
  );
}
