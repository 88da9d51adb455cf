import {
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { type Coming, fetched } from "../lib/lazy/fetched.ts";
import { warmLater } from "../lib/lazy/warm.ts";
import { DialogFailed, DialogWaiting, PartFailed, PartWaiting } from "./PartStates.tsx";

/** A component whose code is fetched ahead of need, asked for again when it does not come, and missed with a message in place. */
export type Part<P> = ComponentType<P> & { readonly preload: () => void };

export interface PartOptions<P> {
  /** Weighs so much that it comes after all others. */
  readonly heavy?: boolean;
  /** Fetched when it is first shown and not ahead of need: nobody but staff ever sees it. */
  readonly onlyShown?: boolean;
  /** Instead of the sentence that it is loading. */
  readonly waiting?: (props: P) => ReactNode;
  /** Instead of the message that it did not come; null where nothing is lost without it. */
  readonly failed?: (props: P, retry: () => void) => ReactNode;
}

/** What the server rendered, and where hydrating starts. */
const waitingAtFirst: Coming<never> = { kind: "waiting" };
const notYet = (): Coming<never> => waitingAtFirst;

type Fetch<P> = () => Promise<ComponentType<P>>;

/** A part of a page, in its place there. */
export function part<P extends object>(fetchIt: Fetch<P>, options: PartOptions<P> = {}): Part<P> {
  const code = fetched(fetchIt);
  const { waiting = () => <PartWaiting />, heavy = false, onlyShown = false } = options;
  const failed =
    options.failed ?? ((_props: P, retry: () => void) => <PartFailed onRetry={retry} />);
  if (!onlyShown) warmLater(code.load, { heavy });

  function preload(): void {
    // A server shows what stands in its place.
    if (typeof window === "undefined") return;
    code.load().catch(() => undefined);
  }

  function Fetched(props: P): ReactNode {
    // What has come is drawn in slices: what stands in its place is pressed and scrolled meanwhile.
    const state = useDeferredValue(useSyncExternalStore(code.subscribe, code.state, notYet));
    useEffect(() => code.insist(), []);
    if (state.kind === "here") return <state.value {...props} />;
    return state.kind === "failed" ? failed(props, preload) : waiting(props);
  }
  return Object.assign(Fetched, { preload });
}

/** A dialog: while it is on its way, and when it does not come, the browser's own dialog stands in. */
export function dialogPart<P extends object>(
  fetchIt: Fetch<P>,
  dismiss: (props: P) => void,
): Part<P> {
  return part(fetchIt, {
    waiting: (props) => <DialogWaiting onClose={() => dismiss(props)} />,
    failed: (props, retry) => <DialogFailed onRetry={retry} onClose={() => dismiss(props)} />,
  });
}
