const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** From half a minute to two hours; the last one repeats. */
const PAUSES_S = [
  ...[30, MINUTE_S, 2 * MINUTE_S, 5 * MINUTE_S, 10 * MINUTE_S],
  ...[30 * MINUTE_S, HOUR_S, 2 * HOUR_S],
] as const;
const DAY_MS = 24 * HOUR_S * 1000;
/** A server that is away may be back after a holiday; one that refuses this mail seldom thinks better of it. */
const AWAY_DAYS = 14;
const REFUSED_DAYS = 2;

/** Why a mail did not go. */
export interface MailFailure {
  /** A code of the transport or of the mail server: nothing that tells of anybody. */
  readonly code: string;
  /** Nothing goes at present, not just this mail. */
  readonly serverAway: boolean;
  /** The server said that it will never take it. */
  readonly refused: boolean;
}

/** Its facts cannot be read, or nobody here writes its kind: another version of the shop may. */
export class UnwrittenMail extends Error {
  constructor(kind: string, options: ErrorOptions) {
    super(`a mail of kind ${kind} cannot be written`, options);
  }
}

/** Reads what writer or transport threw. */
export function mailFailure(error: unknown): MailFailure {
  if (error instanceof UnwrittenMail)
    return { code: "unwritten", serverAway: false, refused: false };
  const { code, responseCode } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  const answer = typeof responseCode === "number" ? responseCode : undefined;
  // 421: closing; 4x and 53x at sign-in: the account, not the mail.
  const serverAway = answer === undefined || answer === 421 || code === "EAUTH";
  return {
    code: [typeof code === "string" ? code : "unknown", ...(answer ? [answer] : [])].join(" "),
    serverAway,
    refused: !serverAway && answer !== undefined && answer >= 500,
  };
}

/** Seconds until a mail is tried again that was tried so often. */
export function pauseAfter(tries: number): number {
  return PAUSES_S[Math.min(Math.max(tries, 1), PAUSES_S.length) - 1] ?? 2 * HOUR_S;
}

/** From when on a mail that still fails is not tried any more. */
export function giveUpAt(createdAt: Date, failure: MailFailure): Date {
  return new Date(createdAt.getTime() + (failure.refused ? REFUSED_DAYS : AWAY_DAYS) * DAY_MS);
}
