/** What is looked at: everything, one group, or what the designers made. */
export type Shown = { kind: "all" } | { kind: "group"; id: string } | { kind: "staff" };
