import { createContext } from "react";

/** Fetches the code of the page that an address leads to; rejects when it does not come. */
export type Preload = (address: string) => Promise<unknown>;

export const PreloadContext = createContext<Preload>(() => Promise.resolve());
