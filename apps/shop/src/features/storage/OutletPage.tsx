import { listOutlets } from "@sihai/contract/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Card, ChipGroup, EmptyState, ErrorState, Page, Radios, SkeletonList } from "@sihai/ui";
import { finish, go, href, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { useParcelSubmit } from "../../stores/parcel-submit.ts";

/** Where a parcel of a pickup line can be fetched. */
export default function OutletPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { lineId, country, city, back } = usePageSearch("/order/in-storage/outlet-address");
  const chosen = useParcelSubmit((state) => state.pickupCode);
  const outlets = useEndpoint(
    listOutlets,
    { query: { ...(lineId ? { lineId } : {}), ...(country ? { country } : {}) } },
    { freshMs: 3_600_000 },
  );
  const all = outlets.data?.outlets ?? [];
  const cities = [...new Set(all.map((outlet) => (language === "zh" ? outlet.city.cn : outlet.city.en)))];
  const shown = all.filter((outlet) => city === undefined || [outlet.city.cn, outlet.city.en].includes(city));
  const keep = { ...(lineId ? { lineId } : {}), ...(country ? { country } : {}), ...(back ? { back } : {}) };
  return (
    <Page title={words.chooseOutlet}>
      {outlets.isPending ? (
        <SkeletonList />
      ) : outlets.error ? (
        <ErrorState onReload={() => void outlets.refetch()} pending={outlets.isFetching} />
      ) : all.length === 0 ? (
        <EmptyState
          picture="pin"
          text={words.noOutlet}
          action={{ label: words.title, href: href("/order/in-storage/goods-list") }}
        />
      ) : (
        <>
          <ChipGroup
            label={words.city}
            scroll
            value={city ?? ""}
            onChange={(value) =>
              go("/order/in-storage/outlet-address", { ...keep, ...(value === "" ? {} : { city: value }) }, { replace: true })
            }
            options={[{ value: "", label: words.all }, ...cities.map((value) => ({ value, label: value }))]}
          />
          <Card>
            <Radios
              label={words.outlet}
              hideLabel
              value={chosen}
              onChange={(pickupCode) => {
                useParcelSubmit.setState({ pickupCode });
                finish(back);
              }}
              options={shown.map((outlet) => ({
                value: outlet.code,
                label: language === "zh" ? outlet.name.cn : outlet.name.en,
                note: `${language === "zh" ? outlet.address.cn : outlet.address.en} · ${outlet.phone} · ${words.hours} ${outlet.hours}`,
              }))}
            />
          </Card>
        </>
      )}
    </Page>
  );
}
