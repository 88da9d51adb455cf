import type { ComponentType } from "react";
import { fetched } from "../lazy/fetched.ts";

/** A page whose code is fetched when it is first wanted. */
export interface Page {
  /** The component, once its code is here. */
  readonly ready: () => ComponentType | null;
  readonly load: () => Promise<ComponentType>;
}

export function page<Name extends string>(
  fetchModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Page {
  const code = fetched(async () => (await fetchModule())[name]);
  return {
    ready: () => {
      const state = code.state();
      return state.kind === "here" ? state.value : null;
    },
    load: code.load,
  };
}
