import { call } from "../../../lib/api/call.ts";
import { keepOffline } from "../../../lib/offline/keep-offline.ts";
import { clothList } from "../../../editor/views/cloth-list.ts";
import { fetchAlterations } from "../../../editor/views/drapes.ts";
import { hasToken } from "../../../lib/session/token-store.ts";
import type { OpenedDesign } from "./opened-design.ts";

/** Sees to it that this design opens without a network. */
export function keepDesign({ set, saved }: OpenedDesign): Promise<void> {
  const answers = () =>
    Promise.allSettled([
      call("listConfiguratorSets", {}),
      call("getShop", {}),
      call("getConfiguratorSet", { params: { configuratorSetUuid: set.uuid } }),
      hasToken() ? call("getCustomer", {}) : null,
      saved &&
        saved.viewedAs !== "guest" &&
        call("getDesign", { params: { uuid: saved.uuid }, query: secretOf(saved.hash) }),
      fetchAlterations(
        clothList(),
        set.products.map(({ id }) => id),
      ),
    ]);
  return keepOffline(answers);
}

function secretOf(hash: string | null): { readonly hash?: string } {
  return hash === null ? {} : { hash };
}
