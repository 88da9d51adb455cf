import { Link } from "../../../lib/navigation/Link.tsx";
import { useFormat } from "../../../lib/format.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { GarmentTile } from "../../../ui/GarmentTile.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { useWords } from "../use-words.ts";
import { type CustomerFile, useCustomerDesigns } from "./use-customers.ts";

/** Their designs as pictures; one that is opened says that staff are looking, and cannot be changed. */
export function CustomerDesigns({ customer }: { customer: CustomerFile }) {
  const say = useWords();
  const { shortDay } = useFormat();
  const designs = useCustomerDesigns(customer.id);
  return (
    <PagedList
      list={designs}
      waiting="h-40"
      none={<p className="text-mute">{say("customers.no_designs")}</p>}
    >
      {(rows) => (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
          {rows.map((design) => (
            <li key={design.uuid} className="relative min-w-0">
              <GarmentTile
                url={design.preview_url}
                waiting={design.hasThumbnail === null}
                className="aspect-[251/236]"
              />
              <Link
                to="/configured-set/:configuredSetUuid/:hash?"
                params={{ configuredSetUuid: design.uuid }}
                className="mt-1.5 block truncate font-semibold after:absolute after:inset-0 hover:underline"
              >
                {design.name}
              </Link>
              <span className="flex flex-wrap items-center gap-1.5 type-small text-mute">
                {shortDay(design.updated_at)}
                {design.made_by === "staff" && (
                  <Badge kind="ink">{say("customers.made_by_us")}</Badge>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
