import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { WrittenMail } from "./mail.ts";

export interface Letter extends WrittenMail {
  readonly id: string;
  /** `Name <address>`. */
  readonly from: string;
  readonly to: string;
}

/** Hands a letter to the post: an SMTP server, or files where none is configured. */
export interface MailTransport {
  deliver(letter: Letter): Promise<void>;
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
    deliver: async (letter) => {
      const message = {
        from: letter.from,
        to: letter.to,
        subject: letter.subject,
        html: letter.html,
        text: letter.text,
        // The same id on a second try lets mail servers drop the double.
        messageId: `<${letter.id}@holeshot>`,
      };
      if (smtp) {
        await smtp.sendMail(message);
        return;
      }
      const { message: bytes } = await composer.sendMail(message);
      await writeInto(options.folder, `${letter.id}.eml`, bytes as Buffer);
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
