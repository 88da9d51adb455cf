import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { productWord } from "../../../parts/garment-words.ts";
import { statusWords } from "../../../parts/order-summary/order-words.ts";
import { cx } from "../../../ui/cx.ts";
import { PagedList } from "../parts/PagedList.tsx";
import { type DeskKey, useWords } from "../use-words.ts";
import { type LogEntry, sentenceOf, type Speech } from "./log-sentence.ts";
import { useLogWords } from "./use-log-words.ts";

/** What staff did and who looked, latest first; it can only be read. */
export function LogView() {
  const say = useLogWords();
  usePageTitle(say("title"));
  const log = useInfiniteQuery({
    queryKey: queryKeys.deskPart("log"),
    queryFn: ({ pageParam, signal }) => call("readStaffLog", { query: after(pageParam), signal }),
    ...paged,
  });
  return (
    <>
      <h1 className="type-h2">{say("title")}</h1>
      <p className="mt-1 max-w-[80ch] type-small text-mute">{say("text")}</p>
      <PagedList list={log} none={<p className="mt-6">{say("none")}</p>}>
        {(entries) => <Days entries={entries} />}
      </PagedList>
    </>
  );
}

/** Day by day, each under its date. */
function Days({ entries }: { entries: readonly LogEntry[] }) {
  const { weekday } = useFormat();
  const speech = useSpeech();
  const [thisYear] = useState(() => new Date().getFullYear());
  const days = Map.groupBy(entries, ({ happened_at: at }) => {
    const year = new Date(at).getFullYear();
    return year === thisYear ? weekday(at) : `${weekday(at)} ${year}`;
  });
  return [...days].map(([day, those]) => (
    <section key={day} className="mt-6 max-w-[100ch]">
      <h2 className="border-b border-line pb-2 type-label font-semibold text-mute first-letter:uppercase">
        {day}
      </h2>
      <ol>
        {those.map((entry) => (
          <Line key={entry.id} entry={entry} speech={speech} />
        ))}
      </ol>
    </section>
  ));
}

function useSpeech(): Speech {
  const t = useT();
  const desk = useWords();
  const say = useLogWords();
  const { money } = useFormat();
  return {
    say,
    money,
    state: (kind, name) => {
      if (kind === "status") {
        const word = statusWords[name as keyof typeof statusWords];
        return word && t(word.key);
      }
      const key = `${kind}.${name}`;
      const said = desk(key as DeskKey);
      return said === key ? undefined : said;
    },
    garment: ({ product, size, size_name, copy, of }) => {
      const what = `${t(productWord(product))} ${size_name || size}`.trim();
      return of > 1 ? `${what} (${copy}/${of})` : what;
    },
  };
}

/** What was only looked at steps back behind what was done. */
const looks = /\.(?:read|listed|done)$/;

function Line({ entry, speech }: { entry: LogEntry; speech: Speech }) {
  const { clock } = useFormat();
  return (
    <li
      className={cx(
        "grid grid-cols-[3.5rem_minmax(0,1fr)] border-b border-line-2 py-2 type-body",
        looks.test(entry.event) && "text-mute",
      )}
    >
      <time dateTime={entry.happened_at} className="tabular text-mute">
        {clock(entry.happened_at)}
      </time>
      <p className="break-words">
        {sentenceOf(entry, speech).map(({ kind, text }) =>
          kind === "words" ? (
            text
          ) : kind === "who" ? (
            <span key={kind} className="font-semibold">
              {text}
            </span>
          ) : (
            <About key={kind} entry={entry} text={text} />
          ),
        )}
      </p>
    </li>
  );
}

const sections: Readonly<Record<string, string>> = {
  order: "orders",
  customer: "customers",
  discount_code: "discounts",
};

/** What it was done to, and the way there while it is there. */
function About({ entry, text }: { entry: LogEntry; text: string }) {
  const { subject_kind: kind, subject_id: id, about, event } = entry;
  const section = event.startsWith("person.") ? "people" : sections[kind ?? ""];
  const look = cx("font-semibold", kind === "order" && "tabular whitespace-nowrap");
  if (section === undefined || id === null || !about?.name) {
    return <span className={look}>{text}</span>;
  }
  const link = `${look} underline hover:no-underline`;
  // Who works here has a row in the list of people, no page.
  if (section === "people") {
    return (
      <Link to="/desk/:section" params={{ section }} className={link}>
        {text}
      </Link>
    );
  }
  return (
    <Link to="/desk/:section/:id" params={{ section, id }} className={link}>
      {text}
    </Link>
  );
}
