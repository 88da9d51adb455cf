import type { DocumentTable, Module } from "../../platform/module.ts";
import { libraryJobs } from "./jobs.ts";
import { logoLibrary } from "./logos/library.ts";
import { imagesOfCustomer } from "./personal-data.ts";
import { libraryRoutes } from "./routes.ts";

export { type Asset, readAsset } from "./assets.ts";
export { imageKinds } from "./reader.ts";
export { claimImagesOf, keepImages } from "./writer.ts";

/** Customers' images and the shop's logos. `showing` names the tables whose documents show images. */
export function libraryModule(showing: () => readonly DocumentTable[]): Module {
  return {
    name: "library",
    routes: libraryRoutes,
    jobs: (platform) => libraryJobs(platform, showing),
    personalData: imagesOfCustomer,
  };
}

/** Whether the logo library holds a mark of this id. */
export function hasLogo(id: string): boolean {
  return logoLibrary().has(id);
}
