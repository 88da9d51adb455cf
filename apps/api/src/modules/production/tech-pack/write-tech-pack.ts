import { languageTags } from "@holeshot/domain";
import { productionTexts } from "../texts.ts";
import { collect, openTicket, PAGE, SOFT, write } from "../ticket-page.ts";
import { artworkPage, coloursPage, coverPage, partsPage, viewsPage } from "./design-pages.ts";
import { billPage, constructionPages, measuresPage } from "./making-pages.ts";
import type { TechPack } from "./tech-pack.ts";
import { techTexts } from "./tech-texts.ts";

/** Everything a maker asks about one design, as A4 pages. The same design and order give the same bytes. */
export function writeTechPack(pack: TechPack): Promise<Uint8Array> {
  const say = techTexts[pack.language];
  const name = `${say.title}: ${pack.name} · ${pack.revision}`;
  const pdf = openTicket(name, languageTags[pack.language], pack.created);
  const bytes = collect(pdf);
  const page = { pdf, pack, say };
  coverPage(page);
  viewsPage(page);
  for (const product of pack.products) artworkPage(page, product);
  coloursPage(page);
  partsPage(page);
  for (const product of pack.products) measuresPage(page, product);
  billPage(page);
  constructionPages(page);
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
