import { getRouteApi } from "@tanstack/react-router";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

const route = getRouteApi("/login");

export function LoginPage() {
  const { view } = route.useSearch();
  if (view === "register") return <RegisterForm />;
  if (view === "forgot") return <ForgotPasswordForm />;
  return <LoginForm />;
}
