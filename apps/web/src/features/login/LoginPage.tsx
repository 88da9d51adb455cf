import { useSearch } from "../../lib/navigation/use-place.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

export function LoginPage() {
  const { view } = useSearch("/login");
  if (view === "register") return <RegisterForm />;
  if (view === "forgot") return <ForgotPasswordForm />;
  return <LoginForm />;
}
