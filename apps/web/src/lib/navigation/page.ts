import type { ComponentType } from "react";

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
  let component: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;

  async function fetchPage(): Promise<ComponentType> {
    try {
      component = (await fetchModule())[name];
      return component;
    } finally {
      // What failed is fetched again next time.
      loading = null;
    }
  }

  return {
    ready: () => component,
    load: () => (component === null ? (loading ??= fetchPage()) : Promise.resolve(component)),
  };
}
