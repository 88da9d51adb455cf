import type { Finding } from "@holeshot/artwork";
import type { DesignDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { AssetStore } from "../../../editor/assets/asset-store.ts";
import type { ProductKit } from "../../../editor/assets/kit-store.ts";
import { fetchPattern } from "../../../editor/garments/patterns.ts";
import type { EditorParts } from "../../../editor/model/editor-context.ts";
import { fetched } from "../../../lib/lazy/fetched.ts";
import { pauseBefore } from "../../../lib/lazy/pause.ts";
import { warmLater } from "../../../lib/lazy/warm.ts";
import { report } from "../../../lib/report.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { CHECK_WITHIN_MS } from "./check-within.ts";

/** The hands are still for this long before anything is checked. */
const PAUSE_MS = 300;

interface Checked {
  readonly design: DesignDocument["products"][ProductId];
  readonly kit: ProductKit;
  readonly arrivals: number;
  readonly findings: readonly Finding[];
}

export interface FindingsWatch {
  /** Looks at once, for a rider who has just pressed a fix. */
  readonly now: () => void;
  readonly stop: () => void;
}

const code = fetched(async () => (await import("./check-product.ts")).checkProduct);
warmLater(code.load);

/** Letters or a picture on a slow line are not missing from the design. */
export function merelyLate(
  { code: found, params }: Pick<Finding, "code" | "params">,
  assets: Pick<AssetStore, "absentFont" | "absentPicture">,
): boolean {
  if (found === "missing_font") return !assets.absentFont(String(params["font"]));
  return found === "missing_picture" && !assets.absentPicture(String(params["source"]));
}

/** Checks every product after each change, in a pause and when the page has nothing better to do. */
export function watchFindings(
  { store, assets, kits }: EditorParts,
  products: readonly ProductId[],
  fonts: readonly string[],
  tell: (findings: readonly Finding[]) => void,
): FindingsWatch {
  const checked = new Map<ProductId, Checked>();
  let timer = 0;
  let stopIdle = (): void => undefined;
  let stopped = false;
  let failures = 0;

  async function check(): Promise<void> {
    const { editing } = store.state();
    // Letters on their way are not missing, nor those that nobody has asked for yet because no view is there.
    assets.want(editing.document);
    if (assets.waiting() && !assets.troubled()) return;
    const [checkProduct] = await Promise.all([
      code.load(),
      ...products.map((product) => fetchPattern(product)),
    ]);
    if (stopped) return;
    const { document } = editing;
    const arrivals = assets.arrivals();
    for (const product of products) {
      const design = document.products[product];
      const kit = kits.kit(document, product);
      const known = checked.get(product);
      const same = known?.design === design && known?.kit === kit && known?.arrivals === arrivals;
      if (!kit || same) continue;
      const findings = checkProduct(document, product, kit, assets, fonts).filter(
        (finding) => !merelyLate(finding, assets),
      );
      checked.set(product, { design, kit, arrivals, findings });
    }
    const all = products.flatMap((product) => checked.get(product)?.findings ?? []);
    // Another face can be offered only once it is here.
    if (all.some(({ code, fix }) => code === "missing_character" && fix.length === 0)) {
      for (const font of fonts) assets.wantFont(font);
    }
    tell(joinSamples(all));
  }

  function look(): void {
    check().catch((error: unknown) => {
      // What checks did not come: it is asked for again when the line may be back.
      report(error, "looking for findings");
      failures += 1;
      void pauseBefore(failures).then(() => stopped || soon());
    });
  }
  function cancel(): void {
    window.clearTimeout(timer);
    stopIdle();
  }
  function soon(): void {
    cancel();
    timer = window.setTimeout(() => {
      stopIdle = whenIdle(look, CHECK_WITHIN_MS);
    }, PAUSE_MS);
  }

  const leave = [store.subscribe(soon), assets.subscribe(soon), kits.subscribe(soon)];
  soon();
  return {
    now: () => {
      cancel();
      look();
    },
    stop: () => {
      stopped = true;
      cancel();
      for (const stop of leave) stop();
    },
  };
}

/** The samples of a design are one point, not one for each place they stand in: all are replaced at once. */
export function joinSamples(findings: readonly Finding[]): readonly Finding[] {
  const samples = findings.filter(({ code }) => code === "sample_left");
  const [first] = samples;
  if (!first) return findings;
  const text = [...new Set(samples.map(({ params }) => params["text"]))].join(", ");
  const joined = { ...first, params: { ...first.params, text } };
  return findings.flatMap((one) => {
    if (one === first) return [joined];
    return one.code === "sample_left" ? [] : [one];
  });
}
