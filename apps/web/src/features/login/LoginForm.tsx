import { useEffect, useState } from "react";
import { isProblem } from "../../lib/api/api-problem.ts";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { RichText } from "../../lib/i18n/RichText.tsx";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { linkClass } from "../../ui/button-class.ts";
import { TextField } from "../../ui/TextField.tsx";
import { EntryEmail, EntryPassword, type TypedEmail } from "./EntryFields.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";
import { useEntry } from "./use-entry.ts";

interface Values {
  email: string;
  password: string;
  code: string;
}

export function LoginForm(typed: TypedEmail) {
  const t = useT();
  const { redirect } = useSearch("/login");
  const enter = useEntry();
  const { form, element, refuse } = useShopForm<Values>({
    defaultValues: { email: typed.email, password: "", code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const rules = makeRules(t);
  const keep = redirect === undefined ? {} : { redirect };
  // Most who come from the till have never been here: nobody welcomes them back.
  const orders = redirect === "/checkout";

  const [asksCode, setAsksCode] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (asksCode) setFocus("code");
  }, [asksCode, setFocus]);

  const submit = form.handleSubmit(async ({ email, password, code }) => {
    const second = asksCode ? { code: code.trim() } : {};
    try {
      await enter(await call("login", { body: { email: email.trim(), password, ...second } }));
    } catch (error) {
      if (isProblem(error, "second_factor_required")) {
        setAsksCode(true);
        return;
      }
      if (isProblem(error, "invalid_second_factor")) {
        refuse("code", (speak) => errorText(speak, error));
        form.setFocus("code");
        return;
      }
      refuse("password", (speak) => errorText(speak, error));
      if (isProblem(error, "invalid_credentials")) form.setFocus("password");
    }
  });

  return (
    <EntryFrame
      title={t(orders ? "login.order_title" : "login.title")}
      text={t(orders ? "login.order_text" : "login.text")}
    >
      <EntryForm element={element} submit={submit} busy={isSubmitting} action={t("login.submit")}>
        <EntryEmail
          error={errors.email?.message}
          {...form.register("email", { validate: rules.email, onChange: typed.keepEmail })}
        />
        <EntryPassword
          label={t("person.password")}
          autoComplete="current-password"
          aside={
            <Link
              to="/login"
              search={{ ...keep, view: "forgot" }}
              className={`${linkClass} type-small`}
            >
              {t("login.forgot")}
            </Link>
          }
          error={errors.password?.message}
          {...form.register("password", { validate: rules.required })}
        />
        {asksCode && (
          <TextField
            label={t("login.code")}
            hint={t("login.code_hint")}
            size="lg"
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register("code", { validate: rules.required })}
          />
        )}
      </EntryForm>
      <p className="mt-5 type-body">
        <RichText
          text={t("login.new")}
          parts={{
            link: (text) => (
              <Link to="/login" search={{ ...keep, view: "register" }} className={linkClass}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </EntryFrame>
  );
}
