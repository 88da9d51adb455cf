import { useT } from "../../lib/i18n/language-store.ts";
import { useParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { isInfoTopic, type InfoTopic } from "../../lib/info-topics.ts";
import { infoTexts } from "./info-texts.ts";
import { SizeTables } from "./SizeTables.tsx";

export function InfoPage() {
  const { topic } = useParams("/info/:topic");
  return isInfoTopic(topic) ? <Topic topic={topic} /> : null;
}

function Topic({ topic }: { topic: InfoTopic }) {
  const t = useT();
  const { title, parts } = infoTexts[topic];
  usePageTitle(t(title));
  return (
    <article className="page-x page-width w-full py-8 md:py-12">
      <h1 className="type-h1">{t(title)}</h1>
      <div className="mt-7 max-w-[68ch] border-t border-line">
        {parts.map((part) => (
          <section key={part.head} className="border-b border-line py-6">
            <h2 className="type-h3-page">{t(part.head)}</h2>
            <p className="mt-2 type-lead whitespace-pre-line text-mute">{t(part.text)}</p>
          </section>
        ))}
      </div>
      {topic === "sizes" && <SizeTables />}
    </article>
  );
}
