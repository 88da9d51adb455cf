import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fetched } from "../../../lib/lazy/fetched.ts";
import { warmLater } from "../../../lib/lazy/warm.ts";
import { useDocumentInCart } from "../../sets/use-document-in-cart.ts";
import type { ConfiguratorSet } from "../../sets/use-set.ts";
import type { UnfitPieces } from "../roster-problems.ts";
import type { Rider, Roster } from "../roster.ts";
import { letteredPieces } from "./lettered-pieces.ts";
import type { Verdicts } from "./watch.ts";

/** Judging takes what letters are set with; who only counts sizes waits for nothing. */
const judging = fetched(() => import("./watch.ts").then((module) => module.watchLettering));
warmLater(judging.load, { heavy: true });

/** One step of the list is often followed by the next. */
const PAUSE_MS = 100;

const none: Verdicts = new Map();
const nothing = (): Verdicts => none;
const never = () => () => undefined;

export interface JudgedSheet {
  readonly design: string;
  readonly set: ConfiguratorSet;
  readonly choices: Roster["choices"];
  /** What the cart said of the rows as they were saved; counts until they are judged here. */
  readonly said: UnfitPieces;
}

/** Which riders' garments cannot carry their name or number, saved or not. */
export function useUnfitPieces(
  { design, set, choices, said }: JudgedSheet,
  riders: readonly Pick<Rider, "name" | "number" | "sizes" | "own">[],
): UnfitPieces {
  const code = useSyncExternalStore(judging.subscribe, judging.state);
  useEffect(() => judging.insist(), []);
  const { data: document } = useDocumentInCart(design);
  const pieces = useMemo(() => letteredPieces(riders, choices), [riders, choices]);
  const watch = code.kind === "here" && document ? code.value(set, document) : null;

  const verdicts = useSyncExternalStore(watch?.subscribe ?? never, watch?.verdicts ?? nothing);

  useEffect(() => {
    if (watch === null) return undefined;
    let stop = (): void => undefined;
    const later = setTimeout(() => {
      stop = watch.look(pieces);
    }, PAUSE_MS);
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [watch, pieces]);

  return useMemo(() => {
    return new Map(
      pieces.flatMap(({ key, piece }) => {
        const fault = verdicts.get(key) ?? said.get(piece);
        return fault && (fault.tooLong || fault.missing) ? [[piece, fault] as const] : [];
      }),
    );
  }, [verdicts, pieces, said]);
}
