import type { MessageKey } from "../../../../lib/i18n/translator.ts";

const fonts = /\.(?:ttf|otf|ttc|woff2?|eot|pfb)$/i;
const workFiles = /\.(?:ai|eps|cdr|psd|indd|afdesign|sketch|fig|xcf|dxf)$/i;

/** What to say of a file that cannot be taken and whose name tells what would help; null for all that may be sent. */
export function knownRefusal(
  name: string,
): Extract<MessageKey, "editor.upload.font" | "editor.upload.work_file"> | null {
  if (fonts.test(name)) return "editor.upload.font";
  return workFiles.test(name) ? "editor.upload.work_file" : null;
}
