import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { downloadBlob } from "../../../lib/download-blob.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LoadFailed } from "../../../parts/LoadFailed.tsx";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { Unbroken } from "../../../ui/Unbroken.tsx";
import { Section } from "../order/Section.tsx";
import { OrdersTable } from "../orders/OrdersTable.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { NotThere } from "../parts/NotThere.tsx";
import { officeError } from "../parts/office-error.ts";
import { useWords } from "../use-words.ts";
import { CustomerDesigns } from "./CustomerDesigns.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import { MakeDesignDialog } from "./MakeDesignDialog.tsx";
import { type CustomerFile, useCustomerFile, useCustomerOrders } from "./use-customers.ts";

/** One customer: their orders, their designs, what they agreed to, and what is theirs to ask of us. */
export function CustomerView({ id }: { id: string }) {
  const say = useWords();
  const { data, error, refetch } = useCustomerFile(id);
  usePageTitle(
    data === undefined ? say("customers.title") : `${data.first_name} ${data.last_name}`,
  );
  if (data !== undefined) return <CustomerDetail customer={data} />;
  if (error === null) return <Skeleton className="h-64 w-full" />;
  if (!hasStatus(error, 404)) return <LoadFailed onRetry={() => void refetch()} />;
  return <NotThere section="customers" back={say("customers.back")} />;
}

function CustomerDetail({ customer }: { customer: CustomerFile }) {
  const say = useWords();
  const { date } = useFormat();
  return (
    <>
      <Link
        to="/desk/:section"
        params={{ section: "customers" }}
        className="inline-flex min-h-8 items-center gap-1.5 self-start type-small hover:underline"
      >
        <Icon of={IconArrowLeft} size={16} />
        {say("customers.back")}
      </Link>
      <div className="mt-2 border-b border-line pb-4">
        <h1 className="type-h2 break-words">{`${customer.first_name} ${customer.last_name}`}</h1>
        <p className="mt-1.5 type-small text-mute">
          {say("customers.registered", { date: date(customer.registered_at) })}
        </p>
        <CustomerActs customer={customer} />
      </div>
      <div className="grid gap-x-12 pt-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <Section title={say("customers.orders")}>
            <Orders id={customer.id} />
          </Section>
          {customer.acts.includes("read_designs") && (
            <Section title={say("customers.designs")}>
              <CustomerDesigns customer={customer} />
            </Section>
          )}
        </div>
        <aside
          aria-label={say("section.customer")}
          className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-4"
        >
          <Section title={say("section.customer")}>
            <p className="break-words">{customer.email}</p>
            <p>{customer.phone}</p>
            <p className="text-mute">{say(`language.${customer.language}`)}</p>
          </Section>
          <Section title={say("customers.consents")}>
            <Consents customer={customer} />
          </Section>
        </aside>
      </div>
    </>
  );
}

function CustomerActs({ customer }: { customer: CustomerFile }) {
  const t = useT();
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const { acts, id } = customer;

  function fetchData(): void {
    if (busy) return;
    setBusy(true);
    call("exportStaffCustomer", { params: { id } })
      .then((held) => {
        const text = JSON.stringify(held, null, 2);
        downloadBlob(new Blob([text], { type: "application/json" }), `customer-${id}.json`);
      })
      .catch((error: unknown) => toast(officeError(t, say, error), "err"))
      .finally(() => setBusy(false));
  }

  if (acts.every((act) => act === "read_designs")) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {acts.includes("make_design") && (
        <Button
          size="sm"
          onClick={() =>
            openDialog((close) => <MakeDesignDialog customer={customer} onClose={close} />)
          }
        >
          {say("customers.make_design")}
        </Button>
      )}
      {acts.includes("export") && (
        <Button size="sm" variant="second" busy={busy} onClick={fetchData}>
          {say("customers.export")}
        </Button>
      )}
      {acts.includes("erase") && (
        <Button
          size="sm"
          variant="danger"
          onClick={() => openDialog((close) => <EraseDialog customer={customer} onClose={close} />)}
        >
          {say("customers.erase")}
        </Button>
      )}
    </div>
  );
}

function Orders({ id }: { id: string }) {
  const say = useWords();
  const orders = useCustomerOrders(id);
  return (
    <PagedList
      list={orders}
      waiting="h-24"
      none={<p className="text-mute">{say("customers.no_orders")}</p>}
    >
      {(rows) => <OrdersTable rows={rows} ofOne />}
    </PagedList>
  );
}

function Consents({ customer }: { customer: CustomerFile }) {
  const say = useWords();
  const { date } = useFormat();
  if (customer.consents.length === 0)
    return <p className="text-mute">{say("customers.no_consents")}</p>;
  return (
    <ul className="flex flex-col gap-3 type-small">
      {customer.consents.map((consent) => (
        <li key={`${consent.kind} ${consent.version} ${consent.language}`}>
          <q className="block" lang={consent.language === "dk" ? "da" : consent.language}>
            {consent.text}
          </q>
          <span className="text-mute">
            <Unbroken
              text={say("customers.consent_at", {
                date: date(consent.accepted_at),
                version: consent.version,
                number: consent.order_number,
              })}
            >
              {consent.version}
            </Unbroken>
          </span>
        </li>
      ))}
    </ul>
  );
}
