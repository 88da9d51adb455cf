import { useT } from "../../lib/i18n/language-store.ts";
import { RichText } from "../../lib/i18n/RichText.tsx";
import { useShop } from "../../lib/shop/use-shop.ts";

/** Where whoever got something damaged, or something else than they ordered, says so, beside what they got. */
export function WrongParcel({ number }: { number: string }) {
  const t = useT();
  const email = useShop()?.maker.email;
  if (email === undefined) return null;
  const subject = encodeURIComponent(t("order.title", { number }));
  return (
    <p className="mt-5 max-w-[68ch] type-body">
      <RichText
        text={t("parcels.wrong", { email })}
        parts={{
          mail: (address) => (
            <a
              href={`mailto:${email}?subject=${subject}`}
              className="font-semibold break-words underline underline-offset-4"
            >
              {address}
            </a>
          ),
        }}
      />
    </p>
  );
}
