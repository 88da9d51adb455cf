import type { DocumentTable, Module } from "../../platform/module.ts";
import type { Catalogue } from "../catalogue/index.ts";
import { groupRoutes } from "./group-routes.ts";
import { staffDesignMail } from "./mails/staff-design-mail.ts";
import { designPageHead } from "./page-head.ts";
import { designPersonalData } from "./personal-data.ts";
import { redrawPicturesJob } from "./pictures/redraw-job.ts";
import { renderPicturesJob } from "./pictures/render-job.ts";
import { sweepPicturesJob } from "./pictures/sweep-job.ts";
import { previewRoutes } from "./preview-routes.ts";
import { makeRoundJob } from "./round/make-round-job.ts";
import { roundRoutes } from "./round/round-routes.ts";
import { designRoutes } from "./routes.ts";
import { thinVersionsJob } from "./versions/thin-job.ts";
import { versionRoutes } from "./versions/routes.ts";
import { commentRoutes } from "./together/comment-routes.ts";
import { picturesOfActsJob } from "./together/pictures-job.ts";
import { togetherRoutes } from "./together/routes.ts";

export { documentHash } from "./hashes.ts";
export { checkDesign, contentOf } from "./content.ts";
export {
  type DesignAccess,
  type DesignsFacade,
  designsFacade,
  type DesignSnapshot,
  latestSaves,
  pictureStates,
  versionTimes,
} from "./facade.ts";
export type { ShownPictures } from "./pictures/shown-pictures.ts";
export { drawingVersion } from "./pictures/drawing-version.ts";
export { kitPreview } from "./pictures/kit-preview.ts";
export { forgetViews, pictureDrawer } from "./pictures/picture-drawer.ts";
export { SHOP } from "./pictures/picture-turns.ts";
export { mailedPicture } from "./pictures/picture-address.ts";
export { keepMade } from "./versions/keep-versions.ts";
export { requestPictures } from "./pictures/request-pictures.ts";

/** Designs, what they were, their groups, and the pictures drawn of them. */
export function designsModule(
  catalogue: () => Catalogue,
  showing: () => readonly DocumentTable[],
): Module {
  return {
    name: "designs",
    routes: (http, platform) => {
      designRoutes(http, platform, catalogue);
      groupRoutes(http, platform);
      previewRoutes(http, platform);
      roundRoutes(http, platform);
      versionRoutes(http, platform, catalogue);
      togetherRoutes(http, platform, catalogue);
      commentRoutes(http, platform);
    },
    jobs: (platform) => [
      renderPicturesJob(platform, catalogue, showing),
      makeRoundJob(platform, catalogue),
      redrawPicturesJob(platform),
      picturesOfActsJob(platform),
      sweepPicturesJob(platform, showing),
      thinVersionsJob(platform),
    ],
    warmUp: async () => {
      const { warmDrawing } = await import("./pictures/draw-design.ts");
      await warmDrawing();
    },
    mails: [staffDesignMail],
    pageHead: designPageHead,
    personalData: designPersonalData,
    showsDocuments: ["designs", "design_versions"],
  };
}
