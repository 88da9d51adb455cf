import { getStaffCatalogue } from "@holeshot/contract";
import { workingDaysAfter } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Catalogue, checkAside } from "../catalogue/index.ts";
import { shopDay } from "../orders/index.ts";

/** What is sold, as the shop was started with, and what its files say now. */
export function catalogueRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  const check = checkAside(() => platform.clock());

  serve(http, getStaffCatalogue, async ({ language }) => {
    const { sets, printers, maker, productionWorkingDays } = catalogue();
    const { mistakes, at } = await check();
    return answer(200, {
      sets: sets.map((set) => ({
        uuid: set.uuid,
        name: set.name[language],
        products: set.products.map((product) => ({
          id: product.id,
          name: product.name[language],
          price: product.price,
        })),
        templates: set.templates.length,
      })),
      printers: printers.map(({ id, colour, bleed, inks }) => ({
        id,
        colour,
        bleed,
        inks: { ...inks },
      })),
      hours: maker.hours[language],
      production_working_days: productionWorkingDays,
      due_if_today: workingDaysAfter(shopDay(platform.clock()), productionWorkingDays),
      mistakes: mistakes.map(({ code, file, line, column, message, remedy }) => ({
        code,
        file,
        line,
        column,
        message,
        remedy,
      })),
      checked_at: at.toISOString(),
    });
  });
}
