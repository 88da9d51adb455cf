import { isStaff } from "@holeshot/domain";
import { useT } from "../../lib/i18n/language-store.ts";
import { useCustomer } from "../../lib/session/customer.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { DataPart } from "./DataPart.tsx";
import { EmailPart } from "./EmailPart.tsx";
import { PasswordPart } from "./PasswordPart.tsx";
import { PersonPart } from "./PersonPart.tsx";
import { SecondFactorPart } from "./SecondFactorPart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";

/** Name, address, password and the places one is logged in; for staff the second step at login, for customers what is held of them. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data: customer } = useCustomer();
  const staff = customer !== undefined && isStaff(customer.role);
  return (
    <Dialog title={t("security.title")} closeLabel={t("app.close")} width="md" onClose={onClose}>
      <div className="mt-2 min-h-0 overflow-y-auto px-5 pb-6 md:px-6">
        {customer !== undefined && <PersonPart customer={customer} />}
        {customer !== undefined && <EmailPart email={customer.email} />}
        <PasswordPart />
        {staff && <SecondFactorPart />}
        <SessionsPart staff={staff} />
        {customer !== undefined && !staff && <DataPart onErased={onClose} />}
      </div>
    </Dialog>
  );
}
