import { useAnyParams } from "../../lib/navigation/use-place.ts";
import { RequireSession } from "../../parts/RequireSession.tsx";
import { CustomersView } from "./customers/CustomersView.tsx";
import { DeskFrame } from "./parts/DeskFrame.tsx";
import { OrderView } from "./order/OrderView.tsx";
import { OrdersView } from "./orders/OrdersView.tsx";
import { ParcelView } from "./shipping/ParcelView.tsx";
import { part } from "../../ui/part.tsx";
import { useLive } from "./use-live.ts";
import "../../lib/api/staff-calls.ts";

// It draws garments: its code is not for those who read a list.
const ProofView = part(() => import("./proof/ProofView.tsx").then((m) => m.ProofView));
// What a customer's page makes and erases is not for those who read a list of orders.
const CustomerView = part<{ id: string }>(() =>
  import("./customers/CustomerView.tsx").then((m) => m.CustomerView),
);
// Of the workshop, of who buys cloth, of who gives discounts, of who counts and books, of who keeps the files and the team: others never open them.
const BoardView = part(() => import("./board/BoardView.tsx").then((m) => m.BoardView));
const ScanView = part(() => import("./board/ScanView.tsx").then((m) => m.ScanView));
const LotsView = part(() => import("./lots/LotsView.tsx").then((m) => m.LotsView));
const DiscountsView = part(() =>
  import("./discounts/DiscountsView.tsx").then((m) => m.DiscountsView),
);
const DiscountView = part(() => import("./discounts/DiscountView.tsx").then((m) => m.DiscountView));
const LogView = part(() => import("./log/LogView.tsx").then((m) => m.LogView));
const CatalogueView = part(() =>
  import("./catalogue/CatalogueView.tsx").then((m) => m.CatalogueView),
);
const PeopleView = part(() => import("./people/PeopleView.tsx").then((m) => m.PeopleView));
const CasesView = part(() => import("./cases/CasesView.tsx").then((m) => m.CasesView));
const NumbersView = part(() => import("./numbers/NumbersView.tsx").then((m) => m.NumbersView));

/** The desk from which the shop is run. */
export function DeskPage() {
  return (
    <RequireSession>
      <Desk />
    </RequireSession>
  );
}

function Desk() {
  useLive();
  const { section, id } = useAnyParams();
  return <DeskFrame>{viewOf(section, id)}</DeskFrame>;
}

function viewOf(section: string | undefined, id: string | undefined) {
  if (section === "orders" && id !== undefined) return <OrderView key={id} uuid={id} />;
  if (section === "proof" && id !== undefined) return <ProofView key={id} uuid={id} />;
  if (section === "parcels" && id !== undefined) return <ParcelView key={id} uuid={id} />;
  if (section === "production") return <BoardView />;
  if (section === "scan") return <ScanView />;
  if (section === "customers") {
    return id === undefined ? <CustomersView /> : <CustomerView key={id} id={id} />;
  }
  if (section === "discounts") {
    return id === undefined ? <DiscountsView /> : <DiscountView key={id} id={id} />;
  }
  if (section === "cases") return <CasesView />;
  if (section === "numbers") return <NumbersView />;
  if (section === "lots") return <LotsView />;
  if (section === "catalogue") return <CatalogueView />;
  if (section === "people") return <PeopleView />;
  if (section === "log") return <LogView />;
  return <OrdersView />;
}
