import { fstatSync } from "node:fs";
import { Refusal } from "./command.ts";

const patienceMs = 10_000;

/**
 * The first line of standard input, when something is piped into it. A terminal or /dev/null tells nothing. A pipe that
 * stays silent is refused: making a password up behind somebody's back would be worse.
 */
export function readSecret(
  input: NodeJS.ReadStream & { readonly fd: number },
  patience = patienceMs,
): Promise<string | undefined> {
  if (input.isTTY || fstatSync(input.fd).isCharacterDevice()) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let text = "";
    const done = (act: () => void) => {
      clearTimeout(timer);
      // An open pipe must not keep the command alive.
      input.destroy();
      act();
    };
    const answer = () => {
      const line = text.split(/\r?\n/)[0] ?? "";
      done(() => resolve(line === "" ? undefined : line));
    };
    const timer = setTimeout(
      () =>
        done(() =>
          reject(
            new Refusal(
              "no password came on standard input; close it with </dev/null to have one made up",
            ),
          ),
        ),
      patience,
    );
    input.setEncoding("utf8");
    input.on("data", (chunk) => {
      text += String(chunk);
      if (text.includes("\n")) answer();
    });
    input.once("end", answer);
    input.once("error", (error) => done(() => reject(error)));
  });
}
