import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, type Answer } from "../../lib/api/call.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { LoadFailed } from "../LoadFailed.tsx";
import { AskForm } from "./AskForm.tsx";
import { QrCode } from "./QrCode.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { queryKeys } from "../../lib/api/query-keys.ts";
import "../../lib/api/staff-calls.ts";

/** How far setting up, or taking away, has come. */
type Step =
  | { at: "rest" }
  | { at: "begin" | "remove" }
  | { at: "scan"; begun: Answer<"beginSecondFactor"> }
  | { at: "codes"; codes: readonly string[] };

/** The second step at login, for staff. */
export function SecondFactorPart() {
  const t = useT();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => call("getSecondFactor", { signal }),
  });
  const text =
    data?.enrolled === true
      ? t("security.factor_on", { count: data.recovery_codes_left })
      : t("security.factor_off");
  return (
    <SecuritySection title={t("security.factor")} text={text}>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-11 w-40" />}
      {data !== undefined && <Steps enrolled={data.enrolled} />}
    </SecuritySection>
  );
}

function Steps({ enrolled }: { enrolled: boolean }) {
  const t = useT();
  const [step, setStep] = useState<Step>({ at: "rest" });
  const rest = () => setStep({ at: "rest" });
  const changed = () => queryClient.invalidateQueries({ queryKey: queryKeys.secondFactor });
  switch (step.at) {
    case "rest":
      return (
        <Button variant="second" onClick={() => setStep({ at: enrolled ? "remove" : "begin" })}>
          {enrolled ? t("security.factor_remove") : t("security.factor_set_up")}
        </Button>
      );
    case "begin":
      return (
        <AskForm
          asks={["password"]}
          submit={t("app.continue")}
          onCancel={rest}
          onSubmit={async ({ password }) =>
            setStep({ at: "scan", begun: await call("beginSecondFactor", { body: { password } }) })
          }
        />
      );
    case "scan":
      return (
        <Scan
          begun={step.begun}
          onCancel={rest}
          onCodes={async (codes) => {
            setStep({ at: "codes", codes });
            await changed();
          }}
        />
      );
    case "codes":
      return <RecoveryCodes codes={step.codes} onDone={rest} />;
    case "remove":
      return (
        <AskForm
          asks={["password", "code"]}
          submit={t("security.factor_remove")}
          onCancel={rest}
          onSubmit={async (body) => {
            await call("removeSecondFactor", { body });
            await changed();
            rest();
          }}
        />
      );
  }
}

interface ScanProps {
  begun: Answer<"beginSecondFactor">;
  onCancel: () => void;
  onCodes: (codes: readonly string[]) => Promise<void>;
}

function Scan({ begun, onCancel, onCodes }: ScanProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <p className="type-body">{t("security.factor_scan")}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={begun.uri} label={t("security.factor_qr")} />
        <p className="min-w-0 flex-1">
          <span className="block type-small text-mute">{t("security.factor_key")}</span>
          <code className="block type-body font-semibold break-all">
            {begun.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
          </code>
        </p>
      </div>
      <AskForm
        asks={["code"]}
        submit={t("security.factor_confirm")}
        onCancel={onCancel}
        onSubmit={async ({ code }) => {
          const { recovery_codes } = await call("confirmSecondFactor", { body: { code } });
          await onCodes(recovery_codes);
        }}
      />
    </div>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  return (
    <div className="flex flex-col items-start gap-4" role="status">
      <p className="type-body">{t("security.recovery_text")}</p>
      <ul className="grid gap-x-8 gap-y-1 bg-fog px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="type-body">{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t("security.recovery_done")}</Button>
    </div>
  );
}
