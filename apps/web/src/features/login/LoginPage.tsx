import { useState } from "react";
import { useSearch } from "../../lib/navigation/use-place.ts";
import type { TypedEmail } from "./EntryFields.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

export function LoginPage() {
  const { view } = useSearch("/login");
  // Known already, or its password forgotten: the address goes along from one form to the next.
  const [email, setEmail] = useState("");
  const typed: TypedEmail = { email, keepEmail: ({ target }) => setEmail(target.value) };
  if (view === "register") return <RegisterForm {...typed} />;
  if (view === "forgot") return <ForgotPasswordForm {...typed} />;
  return <LoginForm {...typed} />;
}
