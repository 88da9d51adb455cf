import { fetched } from "../../../lib/lazy/fetched.ts";

/** What composes where no graphics card does. Most screens have one: fetched by those that need it. */
export const onProcessor = fetched(
  async () => (await import("./processor-composer.ts")).createProcessorComposer,
);
