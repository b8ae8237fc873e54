import type { CallData } from "@sihai/contract";
import { listOutlets } from "@sihai/contract/parcel";
import { inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, ChipGroup, EmptyState, Missing, Page, Radios, useAsks } from "@sihai/ui";
import { useState } from "react";
import { finish, go, href, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { OutletMap, OutletNumber } from "./OutletMap.tsx";

/** Where a parcel of a pickup line can be fetched: on a picture and as a list, which choose together. */
export default function OutletPage() {
  const words = useDict(storageDict);
  const { lineId, country, city, back } = usePageSearch("/order/in-storage/outlet-address");
  const [chosen, setChosen] = useState(() => useParcelSubmit.getState().pickupCode);
  const outlets = useEndpoint(
    listOutlets,
    { query: { ...(lineId ? { lineId } : {}), ...(country ? { country } : {}) } },
    { freshMs: 3_600_000 },
  );
  const all = outlets.data?.outlets ?? [];
  const there = all.filter((outlet) => city !== undefined && [outlet.city.zh, outlet.city.en].includes(city));
  const shown = there.length > 0 ? there : all;
  const known = shown.some(({ code }) => code === chosen) ? chosen : null;

  const { asks, ask } = useAsks();

  function pickUp() {
    if (known === null) return ask();
    useParcelSubmit.setState({ pickupCode: known });
    finish(back);
  }

  return (
    <Page
      title={words.chooseOutlet}
      footer={
        all.length > 0 ? (
          <Button wide onClick={pickUp}>
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
          <Cities outlets={all} shown={there[0]} />
          <OutletMap outlets={shown} chosen={known} onChoose={setChosen} />
          <Missing text={asks > 0 && known === null ? words.needOutlet : null}>
            <Card>
              <OutletList outlets={shown} chosen={known} onChoose={setChosen} />
            </Card>
          </Missing>
        </>
      )}
    </Page>
  );
}

type Outlet = CallData<typeof listOutlets>["outlets"][number];

/** The cities there are outlets in; the one shown stands in the address. */
function Cities({ outlets, shown }: { outlets: readonly Outlet[]; shown: Outlet | undefined }) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { city: _, ...kept } = usePageSearch("/order/in-storage/outlet-address");
  const cities = [...new Set(outlets.map((outlet) => inLanguage(outlet.city, language)))];
  return (
    <ChipGroup
      label={words.city}
      scroll
      value={shown ? inLanguage(shown.city, language) : ""}
      onChange={(value) =>
        go("/order/in-storage/outlet-address", { ...kept, ...(value === "" ? {} : { city: value }) }, { replace: true })
      }
      options={[{ value: "", label: words.all }, ...cities.map((value) => ({ value, label: value }))]}
    />
  );
}

type OutletListProps = { outlets: readonly Outlet[]; chosen: string | null; onChoose: (code: string) => void };

/** The outlets with their numbers on the picture, where they are and when they are open. */
function OutletList({ outlets, chosen, onChoose }: OutletListProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  return (
    <Radios
      label={words.outlet}
      hideLabel
      value={chosen}
      onChange={onChoose}
      options={outlets.map((outlet, index) => ({
        value: outlet.code,
        label: (
          <span className="flex items-center gap-2">
            <OutletNumber number={index + 1} chosen={outlet.code === chosen} />
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
  );
}
