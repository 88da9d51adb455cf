import type { Answer } from "../../../lib/api/call.ts";
import type { Variables } from "../../../lib/i18n/translator.ts";
import type { LogKey } from "./use-log-words.ts";

export type LogEntry = Answer<"readStaffLog">["data"][number];

/** What a sentence of the log is put together with. */
export interface Speech {
  readonly say: (key: LogKey, variables?: Variables) => string;
  readonly money: (cents: number) => string;
  /** What a state, a station or a role is called; undefined for one that came with a newer server. */
  readonly state: (kind: "status" | "stage" | "role", name: string) => string | undefined;
  readonly garment: (garment: NonNullable<NonNullable<LogEntry["about"]>["garment"]>) => string;
}

/** A piece of a sentence: words, who it was, or what it is about. */
export type SentencePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "who" | "about"; readonly text: string };

// Letters of Unicode's private use: in no name and no sentence.
const WHO = "\uE000";
const ABOUT = "\uE001";

/** What a line of the log says, in pieces, so that who and what can be set apart and linked. */
export function sentenceOf(entry: LogEntry, speech: Speech): readonly SentencePart[] {
  const { say } = speech;
  const { words = null } = entry.about ?? {};
  const variables = { ...variablesOf(entry, speech), who: WHO, about: ABOUT };
  const key = finer(entry);
  // A key without words is said as it is.
  const said = say(key, variables);
  const what = said === key ? say("other", variables) : said;
  const note = words ?? textOf(entry, "note");
  const whole = note === "" || isId(note) ? what : say("because", { what, words: note });
  return whole.split(/([\uE000\uE001])/).flatMap((text): readonly SentencePart[] => {
    if (text === "") return [];
    if (text === WHO) return [{ kind: "who", text: whoOf(entry, speech) }];
    if (text === ABOUT) return [{ kind: "about", text: aboutOf(entry, speech) }];
    return [{ kind: "words", text }];
  });
}

/** Who is named already is not hidden by an id; who has gone keeps no name. */
function whoOf({ actor, actor_id: id }: LogEntry, { say }: Speech): string {
  return actor ?? say(id === null ? "somebody.unknown" : "somebody.gone");
}

function aboutOf({ about, subject_kind: kind }: LogEntry, { say }: Speech): string {
  if (about?.name) return about.name;
  if (kind === "order") return say("a.order");
  if (kind === "design") return say("a.design");
  return say(kind === "discount_code" ? "a.discount_code" : "a.customer");
}

/** The sentence that says most of an act, by what its facts hold. */
function finer(entry: LogEntry): LogKey {
  const event = entry.event as LogKey;
  const { facts } = entry;
  if (event === "line.changed") {
    if (numberOf(entry, "charged") > 0) return "line.changed.charged";
    if (numberOf(entry, "credited") > 0) return "line.changed.credited";
  }
  if (event === "second_factor.removed" && facts["by"] === "command line") {
    return "second_factor.removed.by_command";
  }
  if (event === "sign_in.done" && facts["second_factor"] === "recovery") {
    return "sign_in.done.recovery";
  }
  if (event === "sign_in.failed") {
    if (entry.subject_id === null) return "sign_in.failed.unknown";
    if (facts["what"] === "password") return "sign_in.failed.password";
    if (facts["what"] === "second_factor") return "sign_in.failed.second_factor";
  }
  return event;
}

/** In which fact each of these acts counts what it was done to. */
const counted: Readonly<Record<string, string>> = {
  "units.moved": "units",
  "parcel.sent": "garments",
  "person.sessions_ended": "ended",
};

function variablesOf(entry: LogEntry, speech: Speech): Variables {
  const { event, about } = entry;
  const count = entry.facts[counted[event] ?? ""];
  return {
    event,
    amount: speech.money(
      numberOf(entry, "amount") || numberOf(entry, "charged") || numberOf(entry, "credited"),
    ),
    from: stateOf(entry, "from", speech),
    to: stateOf(entry, "to", speech),
    stage: stateOf(entry, "to", speech),
    garment: about?.garment ? speech.garment(about.garment) : speech.say("a.garment"),
    parcel: textOf(entry, "parcel"),
    lot: textOf(entry, "lot"),
    paper: textOf(entry, "paper"),
    month: textOf(entry, "month"),
    call: textOf(entry, "call"),
    ...(typeof count === "number" && { count }),
  };
}

/** A state of an order, a station or a role by its name; what this page does not know yet stands as it came. */
function stateOf(entry: LogEntry, name: string, speech: Speech): string {
  const text = textOf(entry, name);
  const kind = kinds[entry.event.split(".")[0] ?? ""];
  return (kind && speech.state(kind, text)) ?? text;
}

const kinds: Readonly<Record<string, "status" | "stage" | "role">> = {
  order: "status",
  units: "stage",
  unit: "stage",
  person: "role",
};

function textOf({ facts }: LogEntry, name: string): string {
  const value = facts[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function numberOf({ facts }: LogEntry, name: string): number {
  const value = facts[name];
  return typeof value === "number" ? value : 0;
}

/** A note by its id: its words went with its customer. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
