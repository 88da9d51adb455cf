import type { Language } from "@holeshot/domain";
import { call } from "../api/call.ts";
import { currentLanguage, isLanguageChosen, setLanguage } from "../i18n/language-store.ts";
import { queryClient } from "../query-client.ts";
import { report } from "../report.ts";
import type { Customer } from "./customer.ts";
import { hasToken } from "./token-store.ts";
import { queryKeys } from "../api/query-keys.ts";

/** The account speaks what is chosen: its mails are written in it. */
async function tellAccount(language: Language): Promise<void> {
  try {
    queryClient.setQueryData(
      queryKeys.customer,
      await call("updateCustomer", { body: { language } }),
    );
  } catch (error) {
    // The page speaks it already; the account is told again at the next choice or sign-in.
    report(error, "telling the account its language");
  }
}

/** A language is chosen in a menu: for this device, and for the account of who is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  if (hasToken()) await tellAccount(language);
}

/**
 * At sign-in: what was chosen on this device holds, and the account follows. Where nobody chose, the
 * shop goes on in the account's language.
 */
export async function agreeOnLanguage(customer: Pick<Customer, "language">): Promise<void> {
  const { language } = customer;
  if (language === currentLanguage()) return;
  if (isLanguageChosen()) await tellAccount(currentLanguage());
  else await setLanguage(language).catch((error: unknown) => report(error, "loading the texts"));
}
