import type { AccessEventName, StaffActName } from "@holeshot/domain";

/** What is said of an act where its facts say more. */
type Finer =
  | "line.changed.charged"
  | "line.changed.credited"
  | "units.moved_one"
  | "units.moved_other"
  | "parcel.sent_one"
  | "parcel.sent_other"
  | "person.sessions_ended_one"
  | "person.sessions_ended_other"
  | "second_factor.removed.by_command"
  | "sign_in.done.recovery"
  | "sign_in.failed.password"
  | "sign_in.failed.second_factor"
  | "sign_in.failed.unknown";

/** Names of things that have none any more, and of people. */
type Nameless =
  | "a.order"
  | "a.customer"
  | "a.design"
  | "a.discount_code"
  | "a.garment"
  | "somebody.gone"
  | "somebody.unknown";

/**
 * A sentence for everything that the server writes down: what it can write and has no sentence here is no program that compiles.
 * `{{who}}` did it, `{{about}}` is to what or whom.
 */
export type LogWords = Readonly<
  Record<
    | StaffActName
    | AccessEventName
    | Finer
    | Nameless
    | "title"
    | "text"
    | "none"
    | "because"
    | "other",
    string
  >
>;
