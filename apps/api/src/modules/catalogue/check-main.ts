// The thread in which the catalogue's files are checked: drawings and faces take a second that no caller shall wait for.
import { parentPort } from "node:worker_threads";
import { checkCatalogue } from "./check.ts";
import { catalogueFolder } from "./shop.ts";

parentPort?.postMessage(await checkCatalogue(catalogueFolder));
