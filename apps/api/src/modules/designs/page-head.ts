import type { PageHeadOf } from "../../platform/http/page-head.ts";
import type { Platform } from "../../platform/platform.ts";
import { hurryShown } from "./pictures/hurry-pictures.ts";
import { isSharedWith } from "./policy.ts";
import { findDesign } from "./reader.ts";

const sharedPath = /^\/configured-set\/([0-9a-f-]{36})\/shared\/([\w-]{8,200})$/;

/** A shared design tells messengers its name and shows its picture, to whoever has the link. */
export function sharedPageHead(platform: Platform): PageHeadOf {
  return async (path) => {
    const [, uuid, hash] = sharedPath.exec(path) ?? [];
    if (uuid === undefined || hash === undefined) return null;
    const design = await findDesign(platform.db, uuid);
    if (!design || !isSharedWith(design, hash)) return null;
    await hurryShown(platform, [design]);
    const { shopUrl, apiUrl = shopUrl } = platform.config;
    const query = new URLSearchParams({ size: "900", hash });
    return {
      title: design.name,
      url: `${shopUrl}${path}`,
      image: `${apiUrl}/api/configured-sets/${uuid}/preview/${design.cover}.webp?${query}`,
      hidden: true,
    };
  };
}
