import { useQuery } from "@tanstack/react-query";
import { limits } from "@holeshot/domain";
import { useDeferredValue, useState } from "react";
import { call } from "../../../../lib/api/call.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { LoadFailed } from "../../../../parts/LoadFailed.tsx";
import { Empty } from "../../../../ui/Empty.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { logoCategories } from "./logo-categories.ts";
import { PanelSection } from "../PanelSection.tsx";
import { useAddImage } from "./use-add-image.ts";
import { queryKeys } from "../../../../lib/api/query-keys.ts";

/** The logo library: search from two letters on, or by category. */
export function LogosPanel() {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<string>(logoCategories[0]);
  const add = useAddImage();
  const search = useDeferredValue(typed.trim());
  const tooShort = search.length > 0 && search.length < limits.logoSearchMin;
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: queryKeys.logos(search, category),
    queryFn: ({ signal }) =>
      call("listLogos", {
        query: search === "" ? { category, limit: 60 } : { search, limit: 60 },
        signal,
      }),
    enabled: !tooShort,
    placeholderData: (before) => before,
    staleTime: 600_000,
  });
  const logos = data?.data ?? [];

  return (
    <>
      <PanelSection>
        <TextField
          label={t("editor.logos.search")}
          type="search"
          value={typed}
          maxLength={limits.searchMax}
          hint={tooShort ? t("editor.logos.too_short", { count: limits.logoSearchMin }) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {search === "" && (
          <SelectField
            label={t("editor.logos.category")}
            frameClassName="mt-3"
            value={category}
            choices={logoCategories.map((value) => ({ value, label: t(`logo.category.${value}`) }))}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        )}
      </PanelSection>
      <PanelSection>
        <p role="status" className="sr-only">
          {isFetching
            ? t("app.loading")
            : isError
              ? ""
              : t("editor.logos.found", { count: logos.length })}
        </p>
        {isError && data === undefined ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : logos.length === 0 && !isFetching && !tooShort ? (
          <Empty title={t("editor.logos.none")} text={t("editor.logos.none_text")} />
        ) : (
          <ul className="grid grid-cols-3 gap-2">
            {logos.map((logo) => (
              <li key={logo.id}>
                <button
                  type="button"
                  aria-label={t("editor.images.place", { name: logo.name })}
                  data-tooltip={logo.name}
                  className="tile-light block aspect-square w-full p-3 hover:outline-2 hover:-outline-offset-2 hover:outline-ink"
                  onClick={() => add({ type: "logo", id: logo.id }, logo.name)}
                >
                  <img
                    src={logo.file_url}
                    alt=""
                    loading="lazy"
                    className="size-full object-contain"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-4 type-label text-mute">{t("editor.logos.rights")}</p>
      </PanelSection>
    </>
  );
}
