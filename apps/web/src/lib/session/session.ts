import { call } from "../api/call.ts";
import { isProblem } from "../api/api-problem.ts";
import { claimCart } from "../cart/cart-store.ts";
import { forgetOffline } from "../offline/forget-offline.ts";
import { clearCaches, queryClient } from "../query-client.ts";
import { report } from "../report.ts";
import { agreeOnLanguage } from "./account-language.ts";
import type { Customer } from "./customer.ts";
import { arriveAs, leave } from "./hand-over.ts";
import { clearGuestDesigns, forgetGuestDesign, guestDesigns } from "./guest-designs.ts";
import { dropToken, storeToken } from "./token-store.ts";
import { queryKeys } from "../api/query-keys.ts";

/** What a visitor designed goes with them into their account. */
async function claimGuestDesigns(): Promise<void> {
  for (const { uuid, hash } of guestDesigns()) {
    try {
      await call("takeOverDesign", { params: { uuid }, body: { hash } });
      forgetGuestDesign(uuid);
    } catch (error) {
      // Gone or claimed elsewhere: keeping the key would only fail again.
      if (isProblem(error, "take_over_failed", "not_found")) forgetGuestDesign(uuid);
      report(error, "claiming a design at sign-in");
    }
  }
}

/** So does what they uploaded, on a design or not; what fails is tried again when their images are looked at. */
async function claimUploads(): Promise<void> {
  try {
    await (await import("./visitor-images.ts")).bringUploads();
  } catch (error) {
    report(error, "claiming uploads at sign-in");
  }
}

/** Signs in with what login or register answered, and brings cart and designs along. */
export async function beginSession(answer: {
  access_token: string;
  customer: Customer;
}): Promise<void> {
  storeToken(answer.access_token);
  await arriveAs(answer.customer.id);
  clearCaches();
  queryClient.setQueryData(queryKeys.customer, answer.customer);
  await Promise.all([
    claimGuestDesigns(),
    claimCart(),
    claimUploads(),
    agreeOnLanguage(answer.customer),
  ]);
}

/**
 * Signs out. The server's answer is not waited for, and its failure only logged: whoever presses
 * "log out" on a shared computer is logged out.
 */
export function endSession(): void {
  call("logout").catch((error: unknown) => report(error, "logging out"));
  dropToken();
  clearGuestDesigns();
  forgetOffline();
  leave();
  clearCaches();
}
