import { Redirect as WouterRedirect } from "wouter";
import { addressOf } from "./address.ts";
import type { Target } from "./pages.ts";

/** Drawn, it leads on; the way back does not lead to where it was drawn. */
export function Redirect(target: Target) {
  return <WouterRedirect href={addressOf(target)} replace />;
}
