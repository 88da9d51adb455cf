import { languageTags } from "@holeshot/domain";
import { productionTexts } from "../texts.ts";
import { collect, openTicket, PAGE, SOFT, write } from "../ticket-page.ts";
import { artworkPages } from "./artwork-pages.ts";
import { coloursPage, coverPage, viewsPage } from "./design-pages.ts";
import { holesPage } from "./holes-page.ts";
import { innerTable } from "./inner-table.ts";
import { billPage, constructionPage } from "./making-pages.ts";
import { measuresPage } from "./measures-page.ts";
import { partsPage } from "./parts-page.ts";
import type { TechPack } from "./tech-pack.ts";
import { techTexts } from "./tech-texts.ts";

/** Everything a maker asks about one design, as A4 pages. The same design and order give the same bytes. */
export function writeTechPack(pack: TechPack): Promise<Uint8Array> {
  const say = techTexts[pack.language];
  const name = `${say.title}${productionTexts[pack.language].colon}${pack.name} · ${pack.revision}`;
  const pdf = openTicket(name, languageTags[pack.language], pack.created);
  const bytes = collect(pdf);
  const page = { pdf, pack, say };
  // What is read and bought comes before what is drawn: tables fill the pages that pictures leave open.
  const bought = billPage(
    page,
    holesPage(page, partsPage(page, coloursPage(page, viewsPage(page, coverPage(page))))),
  );
  innerTable(page, bought);
  artworkPages(page);
  // Whoever sews a product has its measures and its steps side by side.
  let y: number = PAGE.bottom;
  for (const product of pack.products) {
    y = constructionPage(page, product, measuresPage(page, product, y));
  }
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    write(pdf, "regular", 8, SOFT).text(`${pack.order} · ${name}`, PAGE.left, 804, {
      lineBreak: false,
    });
    const text = productionTexts[pack.language].page(at + 1, count);
    pdf.text(text, PAGE.right - pdf.widthOfString(text), 804, { lineBreak: false });
  }
  pdf.end();
  return bytes;
}
