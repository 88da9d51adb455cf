import { Link } from "../../../lib/navigation/Link.tsx";
import { linkClass } from "../../../ui/button-class.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { useWords } from "../use-words.ts";

/** An address that names nothing (any more), and the way back to the list. */
export function NotThere({ section, back }: { section: string; back: string }) {
  const say = useWords();
  return (
    <Empty
      title={say("office.missing")}
      text={say("order.missing_text")}
      action={
        <Link to="/desk/:section" params={{ section }} className={linkClass}>
          {back}
        </Link>
      }
    />
  );
}
