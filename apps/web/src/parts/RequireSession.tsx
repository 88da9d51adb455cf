import type { ReactNode } from "react";
import { RichText } from "../lib/i18n/RichText.tsx";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { useShown } from "../lib/navigation/use-place.ts";
import { useIsSignedIn } from "../lib/session/token-store.ts";
import { linkClass } from "../ui/button-class.ts";

/** For pages of customers: a session that ends while one is looking leaves the page, and says so. */
export function RequireSession({ children }: { children: ReactNode }) {
  const t = useT();
  const signedIn = useIsSignedIn();
  const redirect = useShown().href;
  if (signedIn) return children;
  return (
    <div className="page-x py-12">
      <h1 className="type-h1">{t("session.needed.title")}</h1>
      <p className="mt-4 type-lead text-mute">
        <RichText
          text={t("session.needed.text")}
          parts={{
            link: (text) => (
              <Link to="/login" search={{ redirect }} className={`${linkClass} text-ink`}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
