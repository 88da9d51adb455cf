import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { downloadBlob } from "../../lib/download-blob.ts";
import { errorText } from "../../lib/errors.ts";
import { knownAccount } from "../../lib/session/account.ts";
import { forgetAccount } from "../../lib/session/forget-account.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSignOut } from "../account/use-sign-out.ts";
import { AskForm } from "./AskForm.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** All that the shop holds of a customer, to take along; and the end of the account, which says what goes and what stays. */
export function DataPart({ onErased }: { onErased: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut();

  function fetchData(): void {
    setBusy(true);
    call("exportCustomer")
      .then((held) => {
        const text = JSON.stringify(held, null, 2);
        downloadBlob(new Blob([text], { type: "application/json" }), "holeshot-export.json");
      })
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .finally(() => setBusy(false));
  }

  async function erase({ password }: { password: string }): Promise<void> {
    await call("deleteCustomer", { body: { password } });
    const account = knownAccount();
    onErased();
    // Its session went with it: that the server knows none to end is only logged.
    signOut();
    await forgetAccount(account);
    toast(t("data.erased"));
  }

  return (
    <>
      <SecuritySection title={t("data.title")} text={t("data.text")}>
        <Button variant="second" busy={busy} onClick={fetchData}>
          {t("data.download")}
        </Button>
      </SecuritySection>
      <SecuritySection title={t("data.erase")} text={t("data.erase_text")}>
        {asking ? (
          <AskForm
            asks={["password"]}
            submit={t("data.erase_now")}
            danger
            onSubmit={erase}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t("data.erase")}
          </Button>
        )}
      </SecuritySection>
    </>
  );
}
