import type { AccessEventName } from "@holeshot/domain";

/** Something that the log of access keeps: by ids, without personal data. */
export interface AccessEvent {
  readonly event: AccessEventName;
  /** Who it was, when they are known. */
  readonly actorId?: string | undefined;
  readonly subject?: { readonly kind: string; readonly id: string } | undefined;
  readonly facts?: Readonly<Record<string, string | number>>;
}
