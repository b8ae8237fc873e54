import { listOutlets } from "@sihai/contract/parcel";
import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, ChipGroup, EmptyState, Page, Radios } from "@sihai/ui";
import { useState } from "react";
import { finish, go, href, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { OutletMap, OutletNumber } from "./OutletMap.tsx";

/** Where a parcel of a pickup line can be fetched: on a picture and as a list, which choose together. */
export default function OutletPage() {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { lineId, country, city, back } = usePageSearch("/order/in-storage/outlet-address");
  const [chosen, setChosen] = useState(() => useParcelSubmit.getState().pickupCode);
  const outlets = useEndpoint(
    listOutlets,
    { query: { ...(lineId ? { lineId } : {}), ...(country ? { country } : {}) } },
    { freshMs: 3_600_000 },
  );
  const all = outlets.data?.outlets ?? [];
  const cities = [...new Set(all.map((outlet) => inLanguage(outlet.city, language)))];
  const there = all.filter((outlet) => city !== undefined && [outlet.city.zh, outlet.city.en].includes(city));
  const shown = there.length > 0 ? there : all;
  const known = shown.some(({ code }) => code === chosen) ? chosen : null;
  const keep = { ...(lineId ? { lineId } : {}), ...(country ? { country } : {}), ...(back ? { back } : {}) };

  function pickUp() {
    useParcelSubmit.setState({ pickupCode: known });
    finish(back);
  }

  return (
    <Page
      title={words.chooseOutlet}
      footer={
        all.length > 0 ? (
          <Button wide disabledReason={known === null ? words.needOutlet : null} onClick={pickUp}>
            {words.pickUpHere}
          </Button>
        ) : null
      }
    >
      {!outlets.data ? (
        <NotYet read={outlets} />
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
            value={there[0] ? inLanguage(there[0].city, language) : ""}
            onChange={(value) =>
              go("/order/in-storage/outlet-address", { ...keep, ...(value === "" ? {} : { city: value }) }, { replace: true })
            }
            options={[{ value: "", label: words.all }, ...cities.map((value) => ({ value, label: value }))]}
          />
          <OutletMap outlets={shown} chosen={known} onChoose={setChosen} />
          <Card>
            <Radios
              label={words.outlet}
              hideLabel
              value={known}
              onChange={setChosen}
              options={shown.map((outlet, index) => ({
                value: outlet.code,
                label: (
                  <span className="flex items-center gap-2">
                    <OutletNumber number={index + 1} chosen={outlet.code === known} />
                    {inLanguage(outlet.name, language)}
                  </span>
                ),
                note: (
                  <>
                    <span className="block">{inLanguage(outlet.address, language)}</span>
                    <span className="block">
                      {words.hours} {outlet.hours} · <span className="whitespace-nowrap">{outlet.phone}</span>
                    </span>
                  </>
                ),
              }))}
            />
          </Card>
        </>
      )}
    </Page>
  );
}
