import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { storageDict } from "@sihai/text/dict/storage";
import { EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { useEffect } from "react";
import { ApiError, go, href, useDict, useEndpoint, usePageSearch } from "#shop";
import { startParcelOf, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { GoodsToCome } from "../../storage/GoodsStrip.tsx";
import { ChangePage } from "../change/ChangePage.tsx";
import { CannotSubmit } from "./CannotSubmit.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";
import { SubmitForm } from "./SubmitForm.tsx";

/** From goods on the shelf to a parcel: where to, on which line, packed how, declared, insured, for whom, and what it costs. */
export default function SubmitPage() {
  const { packageId } = usePageSearch("/order/in-storage/submit");
  return packageId === undefined ? <NewParcelPage /> : <ChangePage packageId={packageId} />;
}

function NewParcelPage() {
  const words = useDict(storageDict);
  const search = usePageSearch("/order/in-storage/submit");
  const kept = useParcelSubmit((state) => state.diItemList);
  const keptAddress = useParcelSubmit((state) => state.address);
  const itemIds = search.itemIds ?? kept;
  const itemKey = itemIds.join(",");
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const list = addresses.data?.list ?? [];
  const wanted = search.addressId ?? keptAddress;
  const address = list.find(({ addressId }) => addressId === wanted) ?? list[0];
  const enabled = itemIds.length > 0 && address !== undefined;
  const options = useEndpoint(
    parcelOptions,
    { body: { itemIds, addressId: address?.addressId ?? "0" } },
    { enabled, freshMs: 0 },
  );

  useEffect(() => {
    if (itemKey !== "") startParcelOf(itemKey.split(","));
  }, [itemKey]);
  const { lineId } = search;
  useEffect(() => {
    if (lineId !== undefined) useParcelSubmit.setState({ selectDelivery: lineId });
  }, [lineId]);

  if (itemIds.length === 0)
    return (
      <Page title={words.submit}>
        <EmptyState
          picture="box"
          text={words.chooseFirst}
          action={{ label: words.title, href: href("/order/in-storage/goods-list") }}
        />
      </Page>
    );
  if (addresses.isPending || addresses.error)
    return (
      <Page title={words.submit}>
        {addresses.isPending ? (
          <SkeletonList />
        ) : (
          <ErrorState onReload={() => void addresses.refetch()} pending={addresses.isFetching} />
        )}
      </Page>
    );
  const delivery = (
    <DeliveryCard
      addresses={list}
      chosen={address}
      onChoose={(addressId) => {
        useParcelSubmit.setState({ address: addressId });
        go("/order/in-storage/submit", { ...search, itemIds, addressId }, { replace: true });
      }}
    />
  );
  if (!options.data)
    return (
      <Page title={words.submit}>
        {options.isPending && address !== undefined ? <GoodsToCome count={itemIds.length} /> : null}
        {delivery}
        {address === undefined ? null : options.error instanceof ApiError && options.error.kind === "refusal" ? (
          <CannotSubmit error={options.error} itemIds={itemIds} />
        ) : options.error ? (
          <ErrorState onReload={() => void options.refetch()} pending={options.isFetching} />
        ) : (
          <SkeletonList />
        )}
      </Page>
    );
  return (
    <SubmitForm
      options={options.data}
      addressId={address?.addressId ?? ""}
      defaultEmail={address?.email ?? ""}
      delivery={delivery}
      onPriceChanged={() => void options.refetch()}
    />
  );
}
