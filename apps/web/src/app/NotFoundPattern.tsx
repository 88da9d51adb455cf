import { useT } from "../lib/i18n/language-store.ts";

const front =
  "M30 30L92 9C94 34 110 50 134 50C158 50 173 34 175 9L237 30C230 78 238 118 263 128L260 329Q134 337 8 329L4 128C32 118 40 78 30 30Z";
const frontSeam =
  "M39 36L86 20C90 44 108 57 134 57C160 57 177 44 181 20L228 36C223 84 231 124 256 134L253 323Q134 330 15 323L11 134C38 124 45 84 39 36Z";
const back =
  "M340 38L402 17C414 30 474 30 488 17L547 38C544 96 548 124 574 144L571 346Q446 381 320 346L316 144C342 128 346 96 340 38Z";
const sleeve = "M0 47C28 42 56 0 98 0S168 42 195 47Q178 170 148 260H45Q10 160 0 47Z";
const sleeveSeam = "M7 53C34 46 60 6 98 6S162 46 188 53Q172 168 143 254H50Q17 158 7 53Z";

/** A jersey's pieces laid out to cut, one of them gone. */
export function NotFoundPattern() {
  const t = useT();
  return (
    <svg
      aria-hidden
      viewBox="0 0 776 690"
      className="h-auto w-full max-w-[776px]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      fontSize="17"
      fontWeight="600"
      textAnchor="middle"
    >
      <g fill="var(--color-paper)">
        <path d={front} />
        <path d="M621 143L630 139C648 196 736 196 754 139L763 143C744 214 640 214 621 143Z" />
        <path d="M655 277h85v17h-85zM655 346h85v17h-85z" />
        <path d={sleeve} transform="translate(54 413)" />
        <path d={sleeve} transform="translate(331 413)" />
      </g>
      <g stroke="var(--color-mute)" strokeWidth="1.2" strokeDasharray="5 4">
        <path d={frontSeam} />
        <path d={sleeveSeam} transform="translate(54 413)" />
        <path d={sleeveSeam} transform="translate(331 413)" />
      </g>
      <path d={back} stroke="var(--color-gate)" strokeWidth="3" strokeDasharray="10 7" />
      <g fill="var(--color-mute)" stroke="none">
        <text x="134" y="185">
          {t("not_found.front")}
        </text>
        <text x="152" y="546">
          {t("not_found.sleeve_left")}
        </text>
        <text x="429" y="546">
          {t("not_found.sleeve_right")}
        </text>
      </g>
      <text
        x="445"
        y="200"
        fill="var(--color-gate-text)"
        stroke="none"
        className="not-found-number"
      >
        {404}
      </text>
    </svg>
  );
}
