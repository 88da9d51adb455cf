import { isUuidV7, type Language } from "@holeshot/domain";
import { linkPageHead, type PageHeadOf } from "../../platform/http/page-head.ts";
import type { Platform } from "../../platform/platform.ts";
import { LINK_CARD } from "./pictures/link-card.ts";
import { hurryShown } from "./pictures/hurry-pictures.ts";
import { isSharedWith } from "./policy.ts";
import { findDesign } from "./reader.ts";
import { editsAs } from "./together/access.ts";

const invites: Readonly<Record<Language, string>> = {
  nl: "Bekijk dit crossontwerp van alle kanten en maak er je eigen versie van.",
  en: "See this motocross design from every side and make your own version of it.",
  de: "Sieh dir diesen Motocross-Entwurf von allen Seiten an und mach deine eigene Version daraus.",
  dk: "Se dette motocrossdesign fra alle sider, og lav din egen version af det.",
  fr: "Regardez ce design de motocross sous tous les angles et faites-en votre version.",
};

const sharedPath = /^\/configured-set\/([^/]+)\/shared\/([^/]+)$/;
const togetherPath = /^\/configured-set\/([^/]+)\/together\/([^/]+)$/;

/** What the links to a design tell of it. That of a saved one opens to its owner alone, whom the server does not know here. */
export function designPageHead(platform: Platform): PageHeadOf {
  const shared = sharedPageHead(platform);
  const together = linkPageHead(togetherPath, async (uuid, link) => {
    const design = isUuidV7(uuid) ? await findDesign(platform.db, uuid) : undefined;
    return (
      design !== undefined && editsAs(design, { session: null, hash: undefined, link }) !== null
    );
  });
  return async (path, language) => (await shared(path, language)) ?? together(path, language);
}

/** A shared design tells messengers its name and shows its picture, to whoever has the link. */
export function sharedPageHead(platform: Platform): PageHeadOf {
  return async (path, language) => {
    const [, uuid, hash] = sharedPath.exec(path) ?? [];
    if (uuid === undefined || hash === undefined) return null;
    const design = isUuidV7(uuid) ? await findDesign(platform.db, uuid) : undefined;
    if (!design || !isSharedWith(design, hash)) return "missing";
    await hurryShown(platform, [design]);
    const { shopUrl, apiUrl = shopUrl } = platform.config;
    const query = new URLSearchParams({ hash, kit: "true", card: "true" });
    return {
      title: design.name,
      description: invites[language],
      url: `${shopUrl}${path}`,
      image: `${apiUrl}/api/configured-sets/${uuid}/preview/${design.cover}.webp?${query}`,
      card: LINK_CARD,
      hidden: true,
    };
  };
}
