import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languageTags } from "@holeshot/domain";
import { createTransport } from "nodemailer";
import type { DressedMail } from "./dress-letter.ts";

export interface MailMessage extends DressedMail {
  readonly id: string;
  /** `Name <address>`. */
  readonly from: string;
  readonly to: string;
}

/** Hands a message to the post: an SMTP server, or files where none is configured. */
export interface MailTransport {
  deliver(message: MailMessage): Promise<void>;
}

/** A server that does not go on is away: the mail is kept and tried again. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

export function openMailTransport(options: {
  readonly smtpUrl: string | undefined;
  readonly folder: string;
}): MailTransport {
  const smtp = options.smtpUrl ? createTransport({ url: options.smtpUrl, ...PATIENCE }) : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    deliver: async ({ id, from, to, subject, html, text, language }) => {
      const message = {
        ...{ from, to, subject, html, text },
        // The same id on a second try lets mail servers drop the double.
        messageId: `<${id}@holeshot>`,
        headers: {
          "Content-Language": languageTags[language],
          // RFC 3834: whoever is away does not answer a machine.
          "Auto-Submitted": "auto-generated",
        },
      };
      if (smtp) {
        await smtp.sendMail(message);
        return;
      }
      const { message: bytes } = await composer.sendMail(message);
      await writeInto(options.folder, `${id}.eml`, bytes as Buffer);
    },
  };
}

async function writeInto(folder: string, name: string, bytes: Buffer): Promise<void> {
  const write = () => writeFile(join(folder, name), bytes, { mode: 0o600 });
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write();
  });
}
