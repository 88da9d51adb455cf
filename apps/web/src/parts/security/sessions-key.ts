/** Under this the places one is logged in are kept. */
export const sessionsKey = ["sessions"] as const;
