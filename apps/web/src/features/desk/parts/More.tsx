import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../use-words.ts";

interface MoreProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The next page of a list, while there is one. */
export function More({ list }: MoreProps) {
  const say = useWords();
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="second"
      size="sm"
      className="mt-4 self-start"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {say("orders.more")}
    </Button>
  );
}
