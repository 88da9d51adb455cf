import { limits } from "@holeshot/domain";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { AskForm } from "./AskForm.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** The address one logs in with, and another one: it counts once the link that is mailed there was used. */
export function EmailPart({ email }: { email: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [mailed, setMailed] = useState<string>();
  return (
    <SecuritySection title={t("person.email")} text={t("security.email_text", { email })}>
      {open ? (
        <AskForm
          asks={["email", "password"]}
          submit={t("security.mail_link")}
          onSubmit={async ({ email: wanted, password }) => {
            await call("changeEmail", { body: { email: wanted, password } });
            setMailed(wanted.trim());
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button variant="second" onClick={() => setOpen(true)}>
          {t("security.change_email")}
        </Button>
      )}
      <p role="status" className="mt-3 type-body break-words empty:hidden">
        {mailed !== undefined &&
          !open &&
          t("security.email_mailed", { email: mailed, minutes: limits.emailTokenSeconds / 60 })}
      </p>
    </SecuritySection>
  );
}
