import { parcelDetail } from "@sihai/contract/parcel";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { Cell, CellGroup, EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { href, isRefused, NothingHere, useDict, useEndpoint, usePageSearch } from "#shop";
import { chargeName } from "./charge-name.ts";

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
  const services = useDict(storageDict).serviceNames;
  const parcel = useEndpoint(parcelDetail, { query: { packageId } });
  if (!parcel.data)
    return (
      <Page title={words.services}>
        {parcel.isPending ? (
          <SkeletonList cards={1} />
        ) : isRefused(parcel.error, "PARCEL_NOT_FOUND", "INPUT_INVALID") ? (
          <NothingHere />
        ) : (
          <ErrorState onReload={() => void parcel.refetch()} pending={parcel.isFetching} />
        )}
      </Page>
    );
  const { charges } = parcel.data;
  return (
    <Page title={words.services}>
      {charges.length === 0 ? (
        <EmptyState
          picture="box"
          text={words.noServices}
          action={{ label: words.backToParcel, href: href("/package/detail", { packageId }) }}
        />
      ) : (
        <CellGroup>
          {charges.map(({ code, amount, unitPrice, quantity, how }, index) => (
            <Cell
              key={`${code}-${index + 1}`}
              title={chargeName(code, words.charges, services)}
              note={how ?? (unitPrice === "0.00" ? words.quantity(quantity) : words.unitPrice(cnyText(unitPrice), quantity))}
              value={amount === "0.00" ? words.free : cnyText(amount)}
            />
          ))}
        </CellGroup>
      )}
    </Page>
  );
}
