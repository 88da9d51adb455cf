import { IconCube } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { productIds, sides, type ProductId, type Side, timings } from "@holeshot/domain";
import { wornTogether } from "@holeshot/garments";
import { hasStatus } from "../../lib/api/api-problem.ts";
import { call, callUrl, type Answer } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { navigate } from "../../lib/navigation/history.ts";
import { useParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { keepGuestDesign } from "../../lib/session/guest-designs.ts";
import { useIsSignedIn } from "../../lib/session/token-store.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { productWord, sideWords } from "../../parts/garment-words.ts";
import { openTakeAlong } from "../../parts/take-along/open-take-along.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { part } from "../../ui/part.tsx";
import { PartFailed, PartWaiting } from "../../ui/PartStates.tsx";
import { SlantedAction } from "../../ui/SlantedAction.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";
import type { SharedRoundProps } from "./SharedRound.tsx";
import { SharedStage } from "./SharedStage.tsx";
import { isPublic } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";

// Three dimensions weigh more than the rest of the page: they come when they are asked for.
const SharedRound = part<SharedRoundProps>(
  () => import("./SharedRound.tsx").then((module) => module.SharedRound),
  {
    heavy: true,
    waiting: () => (
      <div aria-busy className="stage-light absolute inset-0 flex items-center justify-center">
        <PartWaiting />
      </div>
    ),
    failed: (_props, retry) => (
      <div className="stage-light absolute inset-0 flex items-center justify-center">
        <PartFailed onRetry={retry} />
      </div>
    ),
  },
);

type Design = Answer<"getSharedDesign">;

/** The sides, and all of them in one that is turned by hand. */
type View = Side | "round";

export function SharedViewPage() {
  const t = useT();
  const { configuredSetUuid: uuid, hash } = useParams(
    "/configured-set/:configuredSetUuid/shared/:hash",
  );
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.shared(uuid, hash),
    queryFn: ({ signal }) => call("getSharedDesign", { params: { uuid, hash }, signal }),
    refetchInterval: (query) =>
      query.state.data?.hasThumbnail === null ? timings.picturePoll : false,
    // Of everybody who has its link.
    meta: isPublic,
  });
  const gone = hasStatus(error, 404);
  usePageTitle(data?.name ?? t(gone ? "shared.gone.title" : "shared.title"));
  if (data !== undefined) return <SharedDesign design={data} hash={hash} />;
  return (
    <main id="content" tabIndex={-1} className="relative flex flex-1 flex-col">
      <HomeLink />
      {error === null ? (
        <>
          <h1 className="sr-only">{t("shared.title")}</h1>
          <div aria-busy aria-label={t("app.loading")} className="stage-light flex-1" />
          <div aria-hidden className="h-40 bg-ink min-[64rem]:h-18" />
        </>
      ) : (
        <div className="page-x pt-24 pb-12">
          <h1 className="type-h1">{gone ? t("shared.gone.title") : t("shared.title")}</h1>
          {gone && (
            <>
              <p className="mt-4 max-w-[400px] type-lead text-mute">{t("shared.gone.text")}</p>
              <Link to="/cart" className={`${buttonClass("second", "lg")} mt-8`}>
                {t("not_found.home")}
              </Link>
            </>
          )}
          {!gone && <LoadFailed onRetry={() => void refetch()} />}
        </div>
      )}
    </main>
  );
}

function HomeLink() {
  const t = useT();
  return (
    <Link
      to="/cart"
      aria-label={t("top.home")}
      className="absolute top-5 left-5 md:top-6 md:left-10"
    >
      <Wordmark />
    </Link>
  );
}

function productsOf(design: Design): ProductId[] {
  const document = design.document as { products?: Record<string, unknown> };
  return productIds.filter((product) => Object.hasOwn(document.products ?? {}, product));
}

function SharedDesign({ design, hash }: { design: Design; hash: string }) {
  const t = useT();
  const products = productsOf(design);
  const [first = productIds[0]] = products;
  const worn = wornTogether(products.map((id) => ({ id }))).length > 1;
  const [shown, setShown] = useState<ProductId | "kit">(worn ? "kit" : first);
  const [view, setView] = useState<View>(worn ? "front" : "back");
  const [side, setSide] = useState<Side>(worn ? "front" : "back");
  const product = shown === "kit" ? first : shown;
  const giveUp = useCallback(() => {
    setView("back");
    setSide("back");
  }, []);
  function show(id: string): void {
    const found = sides.find((each) => each === id);
    if (found) setSide(found);
    setView(found ?? "round");
    // A rider is seen from the front and from behind; every other view is of one garment.
    if (found !== "front" && found !== "back") setShown(product);
  }
  const address = callUrl("getDesignPreview", {
    params: { uuid: design.uuid, product, side },
    query: { size: 1200, hash, ...(shown === "kit" && { kit: "true" }) },
  });
  const word = t(shown === "kit" ? "shared.kit" : productWord(shown));
  const choose = (id: ProductId | "kit") => {
    setShown(id);
    if (id !== "kit" || view === "back") return;
    setSide("front");
    setView("front");
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <main id="content" tabIndex={-1} className="relative min-h-[420px] flex-1">
        <ProductPanel product={products.length > 1 ? shown : null}>
          <TabPanel name="side" id={view} className="absolute inset-0">
            {view === "round" ? (
              <SharedRound
                key={product}
                design={design}
                product={product}
                side={side}
                label={`${design.name}, ${t(productWord(product))}`}
                onUnable={giveUp}
              />
            ) : (
              <SharedStage
                src={design.hasThumbnail === true ? address : null}
                waiting={design.hasThumbnail === null}
                whole={shown === "kit"}
                alt={`${design.name}, ${word}, ${t(sideWords[view])}`}
              />
            )}
          </TabPanel>
        </ProductPanel>
        <HomeLink />
        <div className="absolute top-4 right-4 md:top-5 md:right-9">
          <IconButton
            icon={IconCube}
            label={t("take.menu")}
            className="bg-paper shadow-float pointer-coarse:size-11"
            onClick={() => openTakeAlong({ design: { ...design, hash }, products, first: shown })}
          />
        </div>
      </main>
      <footer className="on-ink flex shrink-0 flex-col bg-ink text-paper min-[64rem]:flex-row min-[64rem]:items-stretch">
        <div className="flex min-w-0 items-center px-5 py-3 min-[64rem]:px-10">
          <h1 className="type-h3-page line-clamp-2 break-words">{design.name}</h1>
        </div>
        <div className="flex flex-1 flex-wrap items-center gap-x-8 px-5 min-[64rem]:px-8">
          {products.length > 1 && (
            <Tabs
              label={t("quantities.products")}
              name="product"
              className="border-b-0!"
              tabs={[
                ...(worn ? [{ id: "kit", label: t("shared.kit") }] : []),
                ...products.map((id) => ({ id, label: t(productWord(id)) })),
              ]}
              selected={shown}
              onSelect={(id) => choose(products.find((each) => each === id) ?? "kit")}
            />
          )}
          <Tabs
            label={t("shared.sides")}
            name="side"
            className="border-b-0!"
            tabs={[
              ...sides.map((id) => ({ id, label: t(sideWords[id]) })),
              { id: "round", label: t("editor.free.title") },
            ]}
            selected={view}
            onSelect={show}
          />
        </div>
        <TakeOver design={design} hash={hash} />
      </footer>
    </div>
  );
}

/** What the tabs of products lead to; a design of one product has no such tabs. */
function ProductPanel({
  product,
  children,
}: {
  product: ProductId | "kit" | null;
  children: ReactNode;
}) {
  if (product === null) return children;
  return (
    <TabPanel name="product" id={product} className="absolute inset-0">
      {children}
    </TabPanel>
  );
}

async function copyToAccount(design: Design, hash: string) {
  const mine = await call("takeOverDesign", { params: { uuid: design.uuid }, body: { hash } });
  return { configuredSetUuid: mine.uuid };
}

/** Without an account the copy is this browser's, like any other design a visitor makes. */
async function copyAsGuest({ configuratorSetUuid, name, document }: Design) {
  const body = { configuratorSetUuid, name, document };
  const { design, edit_hash: hash } = await call("createDesign", { body });
  if (hash !== undefined) keepGuestDesign({ uuid: design.uuid, hash });
  return { configuredSetUuid: design.uuid, ...(hash !== undefined && { hash }) };
}

function TakeOver({ design, hash }: { design: Design; hash: string }) {
  const t = useT();
  const signedIn = useIsSignedIn();
  const [busy, setBusy] = useState(false);

  async function takeOver(): Promise<void> {
    const params = signedIn ? await copyToAccount(design, hash) : await copyAsGuest(design);
    toast(t("shared.taken"));
    await navigate({ to: "/configured-set/:configuredSetUuid/:hash?", params });
  }

  return (
    <SlantedAction
      busy={busy}
      className="mt-3 ml-auto min-h-14 min-[64rem]:mt-0 min-[64rem]:min-h-18"
      onClick={() => {
        setBusy(true);
        takeOver()
          .catch((error: unknown) => toast(errorText(t, error, "error.take_over_failed"), "err"))
          .finally(() => setBusy(false));
      }}
    >
      {t("shared.take_over")}
    </SlantedAction>
  );
}
