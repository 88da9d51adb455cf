import { languages } from "@holeshot/domain";
import { ownName } from "../lib/i18n/languages.ts";
import { useLanguage, useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { chooseLanguage } from "../lib/session/account-language.ts";
import { fullName, useCustomer } from "../lib/session/customer.ts";
import { useIsSignedIn } from "../lib/session/token-store.ts";
import { cx } from "../ui/cx.ts";
import { SelectField } from "../ui/SelectField.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { openSecurity } from "../parts/open-security.tsx";
import { openSets } from "../parts/open-sets.tsx";
import { useSignOut } from "../parts/account/use-sign-out.ts";

const row =
  "flex min-h-12 w-full items-center border-b border-line-2 px-5 text-left type-lead font-semibold";

/** The top bar's menu on a phone: the same ways, one below the other. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const signOut = useSignOut();
  const language = useLanguage();
  const signedIn = useIsSignedIn();
  const { data } = useCustomer();
  return (
    <Sheet title={t("top.menu")} closeLabel={t("app.close")} onClose={onClose}>
      <nav aria-label={t("top.navigation")}>
        <button
          type="button"
          className={row}
          onClick={() => {
            onClose();
            openSets();
          }}
        >
          {t("top.design")}
        </button>
        <Link to="/my-designs" className={row} onClick={onClose}>
          {t("top.my_designs")}
        </Link>
        <Link to="/my-orders" className={row} onClick={onClose}>
          {t("top.my_orders")}
        </Link>
        {signedIn && (
          <button
            type="button"
            className={row}
            onClick={() => {
              onClose();
              openSecurity();
            }}
          >
            {t("security.menu")}
          </button>
        )}
        {signedIn ? (
          <button
            type="button"
            className={cx(row, "gap-4")}
            onClick={() => {
              onClose();
              signOut();
            }}
          >
            <span className="shrink-0">{t("top.logout")}</span>
            {data && (
              <span className="min-w-0 flex-1 text-right type-body font-normal text-mute">
                {fullName(data)}
              </span>
            )}
          </button>
        ) : (
          <Link to="/login" className={row} onClick={onClose}>
            {t("top.login")}
          </Link>
        )}
      </nav>
      <div className="p-5">
        <SelectField
          label={t("top.languages")}
          value={language}
          choices={languages.map((each) => ({ value: each, label: ownName(each) }))}
          onChange={(event) => {
            const chosen = languages.find((each) => each === event.currentTarget.value);
            if (chosen !== undefined) void chooseLanguage(chosen);
          }}
        />
      </div>
    </Sheet>
  );
}
