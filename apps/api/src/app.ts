import { accountsModule, findSession, recordAccess } from "./modules/accounts/index.ts";
import { cartModule } from "./modules/cart/index.ts";
import { catalogueModule, mailImprint, openCatalogue } from "./modules/catalogue/index.ts";
import { changesModule } from "./modules/changes/index.ts";
import { checkoutModule } from "./modules/checkout/index.ts";
import { designsModule, kitPreview } from "./modules/designs/index.ts";
import { libraryModule } from "./modules/library/index.ts";
import { ledgerModule } from "./modules/ledger/index.ts";
import { ordersModule } from "./modules/orders/index.ts";
import { productionModule } from "./modules/production/index.ts";
import { staffModule } from "./modules/staff/index.ts";
import { createHttp, type Http } from "./platform/http/http.ts";
import { operationRoutes } from "./platform/http/operations.ts";
import { shopPages } from "./platform/http/shop-pages.ts";
import { type Job, proveHandlers } from "./platform/jobs/job-queue.ts";
import { proveWriters } from "./platform/mail/mail.ts";
import { mailPages } from "./platform/mail/mail-pages.ts";
import { sweepLimitsJob } from "./platform/http/sweep-limits.ts";
import { mailJobs } from "./platform/mail/send-mail.ts";
import type { DocumentTable, Module, PersonalData } from "./platform/module.ts";
import type { Platform } from "./platform/platform.ts";

/** All rooms of the server. */
export function allModules(): readonly Module[] {
  const modules: Module[] = [];
  const personalData = (): PersonalData[] =>
    modules.flatMap((module) => (module.personalData ? [module.personalData] : []));
  const showing = (): DocumentTable[] => modules.flatMap((module) => module.showsDocuments ?? []);
  modules.push(
    accountsModule(personalData),
    catalogueModule(kitPreview(openCatalogue)),
    libraryModule(showing),
    designsModule(openCatalogue, showing),
    cartModule(),
    ordersModule(),
    checkoutModule(),
    ledgerModule(),
    changesModule(),
    staffModule(),
    productionModule(),
  );
  return modules;
}

/** The HTTP server with every module's calls. */
export async function buildHttp(platform: Platform, modules: readonly Module[]): Promise<Http> {
  const http = await createHttp(
    platform,
    (token) => findSession(platform, token),
    (event) => recordAccess(platform, event),
  );
  await operationRoutes(http);
  for (const module of modules) module.routes?.(http, platform);
  mailPages(http);
  await shopPages(http, {
    heads: modules.flatMap((module) => module.pageHead?.(platform) ?? []),
    found: () => modules.flatMap((module) => module.foundPages?.() ?? []),
  });
  return http;
}

/**
 * Every job of every module, the sending of mails among them.
 * @throws Error unless each queue has one handler and each kind of mail one writer.
 */
export function allJobs(platform: Platform, modules: readonly Module[]): readonly Job[] {
  const writers = modules.flatMap((module) => module.mails ?? []);
  proveWriters(writers);
  const jobs = [
    ...mailJobs(platform, { writers, sender: mailSender, imprint: mailImprint }),
    sweepLimitsJob(platform),
    ...modules.flatMap((module) => module.jobs?.(platform) ?? []),
  ];
  proveHandlers(jobs);
  return jobs;
}

function mailSender(): string {
  const { name, email } = openCatalogue().maker;
  return `${name} <${email}>`;
}
