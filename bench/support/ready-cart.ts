import { type Client, createClient } from "@holeshot/contract";

/** A signed-in customer with a design in a cart, and the acts that are measured. */
export interface ReadyCart {
  readonly token: string;
  read(): Promise<void>;
  choose(): Promise<void>;
  /** A design of one's own is made, as it is at the first step in the editor. */
  save(): Promise<void>;
  /** Cart, design, quantities, shipping, quote and checkout on invoice: everything from the first call to the order. */
  purchase(key: string): Promise<void>;
}

type Answer = { readonly ok: boolean; readonly status: number };
type Body<A> = Extract<A, { readonly ok: true }> extends { readonly body: infer B } ? B : never;

async function done<A extends Answer>(asked: Promise<A>): Promise<Body<A>> {
  const answer = await asked;
  if (!answer.ok)
    throw new Error(
      `${answer.status} ${JSON.stringify((answer as { problem?: unknown }).problem)}`,
    );
  return (answer as unknown as { body: Body<A> }).body;
}

/** `who` tells several customers of one bench apart. */
export async function ready(shop: string, who = "owen"): Promise<ReadyCart> {
  let token: string | null = null;
  const client = createClient({
    baseUrl: shop,
    token: () => token,
    fetch: fetch,
    language: () => "en",
  });
  const password = "gate drops at nine";
  const contact = {
    first_name: "Owen",
    last_name: "Byrne",
    email: `${who}@bench.example`,
    phone: "+353 85 123 4508",
  };
  const body = { ...contact, password, password_confirmation: password };
  token = (await done(client.call("register", { body }))).access_token;

  const sets = await done(client.call("listConfiguratorSets"));
  const set = await done(
    client.call("getConfiguratorSet", {
      params: { configuratorSetUuid: sets.data[0]?.uuid ?? "" },
    }),
  );
  const document = set.templates[0]?.document;
  if (document === undefined) throw new Error("the first set has no template");
  const design = { configuratorSetUuid: set.uuid, name: "Bench", document };
  const { design: made } = await done(client.call("createDesign", { body: design }));

  const selections = set.products.map((product) => ({
    configuredSetUuid: made.uuid,
    product: product.id,
    rows: [2, 3].map((quantity, row) => ({
      properties: {
        size: product.properties.find(({ id }) => id === "size")?.values[row]?.id ?? "",
      },
      quantity,
    })),
  }));
  const fill = async (): Promise<string> => {
    const { uuid } = await done(client.call("createCart"));
    await done(client.call("addToCart", { params: { uuid, configuredSetUuid: made.uuid } }));
    await done(client.call("setQuantities", { params: { uuid }, body: { selections } }));
    return uuid;
  };
  const standing = await fill();
  return {
    token,
    read: async () => void (await done(client.call("getCart", { params: { uuid: standing } }))),
    choose: async () =>
      void (await done(
        client.call("setQuantities", { params: { uuid: standing }, body: { selections } }),
      )),
    save: async () => void (await done(client.call("createDesign", { body: design }))),
    purchase: async (key) => purchase(client, await fill(), key, contact),
  };
}

async function purchase(
  client: Client,
  uuid: string,
  key: string,
  contact: { first_name: string; last_name: string; email: string; phone: string },
): Promise<void> {
  const query = { country: "nl" as const };
  const methods = await done(client.call("listShippingMethods", { params: { uuid }, query }));
  const shipping = methods.data.find(({ available }) => available)?.id ?? "";
  const quote = { ...query, shipping_method: shipping };
  const { totals } = await done(client.call("getQuote", { params: { uuid }, query: quote }));
  await done(
    client.call("checkout", {
      params: { uuid },
      headers: { "idempotency-key": key },
      body: {
        shipping_address: {
          street: "Circuitlaan",
          house_number: "27",
          postcode: "5721 XS",
          city: "Asten",
          country: "nl",
        },
        contact,
        shipping_method: shipping,
        payment: "invoice",
        accept_terms: true,
        accept_colour_deviation: true,
        expected_total: totals.total,
        language: "en",
      },
    }),
  );
}
