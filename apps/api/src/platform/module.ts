import type { Http } from "./http/http.ts";
import type { Job } from "./jobs/job-queue.ts";
import type { MailWriter } from "./mail/mail.ts";
import type { Platform } from "./platform.ts";

/** One room of the server: what it answers, works off and writes to customers. */
export interface Module {
  readonly name: string;
  routes?(http: Http, platform: Platform): void;
  jobs?(platform: Platform): readonly Job[];
  readonly mails?: Readonly<Record<string, MailWriter>>;
}
