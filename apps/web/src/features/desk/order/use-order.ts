import { timings } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { staffOrderQuery } from "../../../parts/order-acts/use-act.ts";
import { useDeskPoll } from "../use-live.ts";

export function useOrder(uuid: string) {
  const poll = useDeskPoll();
  return useQuery({
    ...staffOrderQuery(uuid, useLanguage()),
    // That a mail has left changes nothing of its order, so that nobody is told.
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.sent_at === null && !mail.given_up)
        ? timings.deskMails
        : poll,
  });
}
