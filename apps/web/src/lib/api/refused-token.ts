type Hear = (token: string) => void;

let hear: Hear | null = null;

/** The session hears of every call that was refused for its token. */
export function onRefusedToken(listener: Hear): void {
  hear = listener;
}

export function tokenRefused(token: string): void {
  hear?.(token);
}
