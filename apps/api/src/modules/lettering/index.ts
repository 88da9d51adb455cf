import { openCatalogue } from "../catalogue/index.ts";
import { letteringCheck } from "./lettering-check.ts";

export { letteringCodes } from "./lettering-check.ts";
export type { LetteredRow, LetteringCheck, LetteringCode } from "./lettering-check.ts";

/** One for all carts and checkouts of this process: what one has found out the other knows. */
export const lettering = letteringCheck(openCatalogue);
