import { createContext } from "react";

/** Fetches the code of the page that an address leads to. */
export type Preload = (address: string) => void;

export const PreloadContext = createContext<Preload>(() => undefined);
