import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { type StaffWords, staffWordsIn } from "./staff-words.ts";

/** The texts of staff's bar in the chosen language. */
export function useStaffWords(): StaffWords {
  return staffWordsIn(useLanguage());
}
