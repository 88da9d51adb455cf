import { useT } from "../../lib/i18n/language-store.ts";
import type { Answer } from "../../lib/api/call.ts";

type Change = Answer<"getOrder">["history"][number]["changes"][number];

const words = {
  shipping_address: "order.delivery",
  billing_address: "order.billing",
  rider: "order.change.rider",
} as const;

/** What became what; of what the reader may not know, only that it did. */
export function EventChanges({ changes }: { changes: readonly Change[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  const what = ({ what: of, property }: Change): string =>
    of === "choice" ? (property ?? "") : t(words[of]);
  const lineOf = ({ line }: Change): string | null => {
    if (line === null) return null;
    return line.quantity === null ? line.name : `${line.quantity} × ${line.name}`;
  };
  return (
    <ul className="mt-0.5 flex flex-col gap-1 text-mute">
      {changes.map((change, at) => {
        const line = lineOf(change);
        const isFirst =
          line !== null && line !== lineOf(changes[at - 1] ?? { ...change, line: null });
        const { before, after } = change;
        return (
          <li
            key={`${change.what} ${change.property} ${change.line?.line_id}`}
            className="[overflow-wrap:anywhere]"
          >
            {isFirst && <span className="block">{line}</span>}
            <span className="block">
              {before === null && after === null
                ? what(change)
                : t("order.change.became", {
                    what: what(change),
                    before: before ?? t("order.change.nothing"),
                    after: after ?? t("order.change.nothing"),
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
