import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ProductId, timings } from "@holeshot/domain";
import { type Answer, call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";

/** A garment, or the whole kit on a rider. */
export type RoundProduct = ProductId | "kit";

/** A design, with the hash that opens it for who does not own it. */
export interface ShownDesign {
  readonly uuid: string;
  readonly name: string;
  readonly hash: string | null;
}

export type RoundFile = Answer<"getRound">["files"][number];

export interface Round {
  readonly state: Answer<"getRound">["state"] | "unknown";
  readonly files: readonly RoundFile[];
  /** Why it was not even begun. */
  readonly fault: string | undefined;
  readonly make: () => void;
}

/** What is made of a design to be taken along: how far it is, and the wish for it. */
export function useRound(
  { uuid, hash }: ShownDesign,
  product: RoundProduct,
  kind: "model" | "turn",
): Round {
  const t = useT();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const key = queryKeys.round(uuid, product, kind);
  const where = { params: { uuid, product, kind }, query: hash === null ? {} : { hash } };
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call("getRound", { ...where, signal }),
    refetchInterval: (query) =>
      query.state.data?.state === "waiting" ? timings.picturePoll : false,
  });

  async function ask(): Promise<void> {
    setFault(undefined);
    try {
      queryClient.setQueryData(key, await call("askRound", { ...where, body: {} }));
    } catch (problem) {
      setFault(errorText(t, problem));
    }
  }

  return {
    state: data?.state ?? "unknown",
    files: data?.files ?? [],
    fault: fault ?? (error === null ? undefined : errorText(t, error)),
    make: () => void ask(),
  };
}

/** What a file is called where it is saved. */
export function fileName({ name }: ShownDesign, product: RoundProduct, file: RoundFile): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^\w\s-]/g, "")
    .trim()
    .replaceAll(/\s+/g, "-");
  return `${plain || "design"}-${product}.${file.name.split(".")[1]}`;
}
