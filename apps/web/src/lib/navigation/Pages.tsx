import {
  Fragment,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { Router } from "wouter";
import { Live } from "./Live.tsx";
import { dropStanding } from "./standing.ts";
import { startPageLoader, type Shown } from "./page-loader.ts";
import { arrived, goTo } from "./history.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { PreloadContext, type Preload } from "./preload.ts";
import { PageTitle } from "./PageTitle.tsx";
import { findPage, type RouteTable } from "./routes.ts";
import { keepScroll, useScroll } from "./use-scroll.ts";
import { tripEnded } from "./trips.ts";
import { ShownContext, useShown } from "./use-place.ts";

interface PagesProps {
  table: RouteTable;
  first: Shown | null;
  /** Around every page. */
  frame: ComponentType<{ children: ReactNode }>;
  /** In place of a page that broke or did not come. */
  failed: ComponentType<{ error: unknown }>;
}

/** Draws the page that the address bar names, in its layout and frame. */
export function Pages({ table, first, frame: Frame, failed }: PagesProps) {
  const shown = usePageLoader(table, first);
  const preload = useCallback<Preload>((address) => findPage(table, address).page.load(), [table]);
  if (shown === null) return null;
  const { Component, route } = shown;
  const Layout = route?.layout ?? Fragment;
  return (
    <ShownContext value={shown}>
      <PreloadContext value={preload}>
        <Router hook={useShownLocation}>
          <Frame>
            <PageBoundary of={shown} failed={failed}>
              <Layout>
                {route?.title && <PageTitle of={route.title} />}
                <Suspense key={route?.path ?? "missing"} fallback={null}>
                  <Component />
                  <Live />
                </Suspense>
              </Layout>
            </PageBoundary>
          </Frame>
        </Router>
      </PreloadContext>
    </ShownContext>
  );
}

function usePageLoader(table: RouteTable, first: Shown | null): Shown | null {
  const [shown, setShown] = useState(first);
  const onScreen = useRef<Shown | null>(null);
  useEffect(
    () =>
      startPageLoader(
        table,
        (next) => {
          // Now, while the old page still has its height.
          if (onScreen.current !== null) keepScroll(onScreen.current.key);
          startTransition(() => setShown(next));
        },
        first,
      ),
    [table, first],
  );
  useScroll(shown, first);
  useLayoutEffect(() => {
    onScreen.current = shown;
    if (shown === null) return;
    dropStanding();
    tripEnded(shown.pathname);
    arrived();
  }, [shown]);
  return shown;
}

/** Links and redirects go by the page on the screen, which the address bar may be ahead of. */
function useShownLocation(): [string, typeof goTo] {
  return [useShown().pathname, goTo];
}
