/** Something that the log of access keeps: by ids, without personal data. */
export interface AccessEvent {
  /** Such as `sign_in.failed`, `design.read` or `order.refused`. */
  readonly event: string;
  /** Who it was, when they are known. */
  readonly actorId?: string | undefined;
  readonly subject?: { readonly kind: string; readonly id: string } | undefined;
  readonly facts?: Readonly<Record<string, string | number>>;
}
