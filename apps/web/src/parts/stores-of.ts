import { openStores } from "./design-stores.ts";
import type { ConfiguratorSet } from "./sets/use-set.ts";

type Stores = ReturnType<typeof openStores>;

const opened = new WeakMap<ConfiguratorSet, Stores>();

/** Faces and kits of a set, fetched once for whatever is drawn or judged of it: a face that two kits share is there for both. */
export function storesOf(set: ConfiguratorSet): Stores {
  const stores = opened.get(set) ?? openStores(set);
  opened.set(set, stores);
  return stores;
}
