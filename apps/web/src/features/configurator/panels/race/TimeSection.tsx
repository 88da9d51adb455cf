import { HOME_COUNTRY } from "@holeshot/domain";
import { useState } from "react";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { methodsTo } from "../../../../lib/shop/facts.ts";
import { useShop } from "../../../../lib/shop/use-shop.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { lastDayFor, scheduleOf } from "../../../../lib/working-days.ts";
import { CheckBox } from "../../../../ui/CheckBox.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { PanelSection } from "../PanelSection.tsx";

/** As a field for days writes it. */
function dayOf(text: string): Date | null {
  const [year, month, day] = text.split("-").map(Number);
  return year && month && day ? new Date(year, month - 1, day, 12) : null;
}

/** A race's day, of the tab: asked once, whichever design is looked at. */
let raceDay = "";

/** Whether the kit is there for the race: each way of delivery with its day, and the last one to order on. */
export function TimeSection() {
  const t = useT();
  const { weekday } = useFormat();
  const today = useToday();
  const shop = useShop();
  const [day, setDay] = useState(raceDay);
  const [checked, setChecked] = useState(false);
  const race = dayOf(day);
  const production = shop?.production_working_days ?? 0;
  const methods = shop ? methodsTo(shop, HOME_COUNTRY) : [];

  return (
    <PanelSection title={t("race.time")}>
      <TextField
        type="date"
        label={t("race.day")}
        value={day}
        onChange={({ currentTarget }) => {
          raceDay = currentTarget.value;
          setDay(raceDay);
        }}
      />
      <CheckBox
        className="mt-3"
        label={t("race.with_check")}
        checked={checked}
        onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
      />
      <ul className="mt-2">
        {methods.map(({ id, name, working_days: transport, pickup }) => {
          const terms = { production, transport, manualCheck: checked };
          const { delivered } = scheduleOf(today, terms);
          const last = race && lastDayFor(race, terms);
          const late = last !== null && last < startOf(today);
          return (
            <li key={id} className="border-t border-line-2 py-2 first:border-t-0">
              <p className="type-small font-semibold">{name}</p>
              <p className="type-small text-mute">
                {t(pickup ? "race.ready" : "race.arrives", { date: weekday(delivered) })}
              </p>
              {last !== null && (
                <p
                  className={`type-small font-semibold ${late ? "text-err" : "text-ok-text"}`}
                  data-method={id}
                >
                  {late ? t("race.too_late") : t("race.order_by", { date: weekday(last) })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-1 type-label text-mute">{t("race.time.text")}</p>
    </PanelSection>
  );
}

function startOf(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate());
}
