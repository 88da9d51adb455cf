import { HOME_COUNTRY } from "@holeshot/domain";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useCountryName } from "../../lib/countries.ts";
import { RichText } from "../../lib/i18n/RichText.tsx";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { makerAddress } from "../../lib/shop/facts.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { linkClass } from "../../ui/button-class.ts";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { cx } from "../../ui/cx.ts";
import type { CheckoutValues } from "./checkout-values.ts";
import { CheckoutSection } from "./CheckoutSection.tsx";

type Consent = "accept_image_quality" | "accept_colour_deviation" | "accept_terms";

interface ConsentRowProps {
  name: Consent;
  label: ReactNode;
  detail: string;
  /** Shown when it is not given. */
  refused: string;
}

function ConsentRow({ name, label, detail, refused }: ConsentRowProps) {
  const { register, formState } = useFormContext<CheckoutValues>();
  const error = formState.errors[name]?.message;
  return (
    <div
      className={cx(
        "-mt-px border border-line px-4 py-3.5 first:mt-0",
        error !== undefined &&
          "border-transparent bg-err-wash shadow-[inset_3px_0_0_var(--color-err)]",
      )}
    >
      <CheckBox
        strong
        label={label}
        detail={detail}
        error={error}
        {...register(name, { required: refused })}
      />
    </div>
  );
}

/** Full sentences, none ticked beforehand. The image quality is asked only where there are pixel images. */
export function ConsentSection({ pixels }: { pixels: boolean }) {
  const t = useT();
  return (
    <CheckoutSection number={4} title={t("checkout.overview")}>
      <div>
        {pixels && (
          <ConsentRow
            name="accept_image_quality"
            label={t("consents.image_quality")}
            detail={t("consents.image_quality_detail")}
            refused={t("error.image_quality_not_accepted")}
          />
        )}
        <ConsentRow
          name="accept_colour_deviation"
          label={t("consents.colour")}
          detail={t("consents.colour_detail")}
          refused={t("error.colour_deviation_not_accepted")}
        />
        <ConsentRow
          name="accept_terms"
          label={
            <RichText
              text={t("consents.terms")}
              parts={{
                link: (text) => (
                  <Link
                    to="/info/:topic"
                    params={{ topic: "terms" }}
                    target="_blank"
                    className={linkClass}
                  >
                    {text}
                  </Link>
                ),
              }}
            />
          }
          detail={t("consents.terms_detail")}
          refused={t("error.terms_not_accepted")}
        />
      </div>
      <MadeToOrder />
    </CheckoutSection>
  );
}

/** What the law wants said before the order, with who makes it. */
function MadeToOrder() {
  const t = useT();
  const shop = useShop();
  const country = useCountryName(shop?.maker.country ?? HOME_COUNTRY);
  if (shop === undefined) return null;
  return (
    <p className="mt-4 type-small text-mute">
      {t("checkout.made_to_order", { maker: makerAddress(shop, country) })}
    </p>
  );
}
