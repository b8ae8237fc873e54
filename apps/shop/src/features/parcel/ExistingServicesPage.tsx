import { parcelDetail } from "@sihai/contract/parcel";
import { isParcelService } from "@sihai/domain/parcel";
import { cnyText, inLanguage, type Language } from "@sihai/text";
import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Cell, CellGroup, EmptyState, Page, SkeletonList } from "@sihai/ui";
import { createElement } from "react";
import { href, NothingHere, NotYet, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { chargeName } from "./charge-name.ts";
import type { Parcel } from "./parcel-view.ts";
import { serviceIcons } from "./submit/service-icons.ts";

/** The services already on a parcel. */
export default function ExistingServicesPage() {
  const words = useDict(parcelDict);
  const { packageId } = usePageSearch("/package/service/existing-services");
  if (packageId === undefined)
    return (
      <Page title={words.services}>
        <NothingHere />
      </Page>
    );
  return <ExistingServices packageId={packageId} />;
}

function ExistingServices({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const parcel = useEndpoint(parcelDetail, { query: { packageId } });
  if (!parcel.data)
    return (
      <Page title={words.services}>
        <NotYet read={parcel} missing="PARCEL_NOT_FOUND" skeleton={<SkeletonList cards={1} />} />
      </Page>
    );
  const done = parcel.data.charges.filter(({ code }) => isParcelService(code));
  const others = parcel.data.charges.filter(({ code }) => !isParcelService(code));
  return (
    <Page title={words.services}>
      {done.length === 0 ? (
        <EmptyState
          picture="box"
          text={words.noServices}
          action={{ label: words.backToParcel, href: href("/package/detail", { packageId }) }}
        />
      ) : (
        <Charges charges={done} items={parcel.data.items} />
      )}
      {others.length === 0 ? null : <Charges title={words.otherCharges} charges={others} items={[]} />}
    </Page>
  );
}

type ChargesProps = Pick<Parcel, "charges" | "items"> & { title?: string };

function Charges({ title, charges, items }: ChargesProps) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const services = useDict(storageDict).serviceNames;
  return (
    <CellGroup {...(title === undefined ? {} : { title })}>
      {charges.map(({ code, amount, unitPrice, quantity, how, items: served = [] }, index) => (
        <Cell
          key={`${code}-${index + 1}`}
          icon={isParcelService(code) ? createElement(serviceIcons[code], { size: 20 }) : null}
          title={chargeName(code, words.charges, services)}
          note={
            <>
              {how ?? (unitPrice === "0.00" ? words.quantity(quantity) : words.unitPrice(cnyText(unitPrice), quantity))}
              {items.length > 1
                ? served.map((one) => (
                    <span key={one.itemId} className="block">
                      {servedText(one, items, words, language)}
                    </span>
                  ))
                : null}
            </>
          }
          value={amount === "0.00" ? words.free : cnyText(amount)}
        />
      ))}
    </CellGroup>
  );
}

/** Which goods a service by the piece is for, and how many of them: several in a parcel look alike. */
function servedText(
  { itemId, quantity }: { itemId: string; quantity: number },
  items: Parcel["items"],
  words: ParcelWords,
  language: Language,
): string {
  const item = items.find((one) => one.itemId === itemId);
  return item ? `${inLanguage(item.name, language)} ${words.quantity(quantity)}` : "";
}
