import { streetAndPlace } from "@holeshot/domain";
import { useFormat } from "../../../lib/format.ts";
import type { DeskOrder } from "../order/desk-order.ts";
import { useWords } from "../use-words.ts";

/** Labels that were printed before the order was sent elsewhere: whoever has one in hand is to see that it is wrong. */
export function FormerDeliveries({ order }: { order: DeskOrder }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const [latest] = order.former_deliveries;
  const when = latest && `${shortDay(latest.until)}, ${clock(latest.until)}`;
  // It is there before it says anything: what comes together with its words is not read out.
  return (
    <div role="status">
      {when && (
        <div className="my-3 max-w-[80ch] bg-err-wash px-3 py-2 type-body text-err">
          <p className="font-semibold">{say("parcel.former", { when })}</p>
          <ul>
            {order.former_deliveries.map(({ address, until }) => (
              <li key={until}>{streetAndPlace(address).join(", ")}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
