import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { freightDict } from "@sihai/text/dict/freight";
import { storageDict } from "@sihai/text/dict/storage";
import { EmptyState, ErrorState, Page, SkeletonList } from "@sihai/ui";
import { useEffect, useState } from "react";
import { ApiError, go, href, isRefused, useDict, useEndpoint, usePageSearch } from "#shop";
import { startParcelOf, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { deliveryAddress } from "../../address/delivery-address.ts";
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
  const { itemIds, address, addresses, options, isStarted } = useNewParcel();
  const search = usePageSearch("/order/in-storage/submit");
  const delivery = addresses.data ? (
    <DeliveryCard
      addresses={addresses.data.list}
      chosen={address}
      onChoose={(addressId) => {
        useParcelSubmit.setState({ address: addressId });
        go("/order/in-storage/submit", { ...search, itemIds, addressId }, { replace: true });
      }}
    />
  ) : null;
  // What was read before another tab sent them still stands beside the refusal.
  if (isStarted && delivery && options.data && !isRefused(options.error, "ITEM_ALREADY_IN_PARCEL"))
    return (
      <SubmitForm
        options={options.data}
        addressId={address?.addressId ?? ""}
        defaultEmail={address?.email ?? ""}
        delivery={delivery}
        onChanged={() => void options.refetch()}
      />
    );
  return (
    <Page title={words.submit}>
      {itemIds.length === 0 ? (
        <NothingChosen />
      ) : delivery === null ? (
        <NotYetRead read={addresses} />
      ) : (
        <>
          {options.isPending && address !== undefined ? <GoodsToCome count={itemIds.length} /> : null}
          {delivery}
          {address === undefined ? null : <NoOptions itemIds={itemIds} options={options} />}
        </>
      )}
    </Page>
  );
}

/** The goods and the address, from the page's address or from what was chosen before, and what can be chosen for them. */
function useNewParcel() {
  const search = usePageSearch("/order/in-storage/submit");
  const kept = useParcelSubmit((state) => state.diItemList);
  const keptAddress = useParcelSubmit((state) => state.address);
  const itemIds = search.itemIds ?? kept;
  const itemKey = itemIds.join(",");
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const list = addresses.data?.list ?? [];
  const wanted = search.addressId ?? keptAddress;
  const address = deliveryAddress(list, wanted);
  const options = useEndpoint(
    parcelOptions,
    { body: { itemIds, addressId: address?.addressId ?? "0" } },
    { enabled: itemIds.length > 0 && address !== undefined, freshMs: 0 },
  );

  // The form reads the draft when it comes to stand: what the address names is in it by then.
  const [started, setStarted] = useState("");
  useEffect(() => {
    if (itemKey === "") return;
    startParcelOf(itemKey.split(","));
    setStarted(itemKey);
  }, [itemKey]);
  // A plan's line is taken once: it would take back another one chosen since, at a reload or on the way back from the services.
  const { lineId, ...others } = search;
  useEffect(() => {
    if (lineId === undefined) return;
    useParcelSubmit.setState({ selectDelivery: lineId });
    go("/order/in-storage/submit", others, { replace: true });
  });

  return { itemIds, address, addresses, options, isStarted: itemKey !== "" && started === itemKey && lineId === undefined };
}

function NothingChosen() {
  const words = useDict(storageDict);
  const toStorage = { label: words.title, href: href("/order/in-storage/goods-list") };
  return <EmptyState picture="box" text={words.chooseFirst} action={toStorage} />;
}

type Read = { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };

function NotYetRead({ read, failed }: { read: Read; failed?: string }) {
  if (read.isPending) return <SkeletonList />;
  return <ErrorState text={failed} onReload={() => void read.refetch()} pending={read.isFetching} />;
}

/** Why no line can be chosen yet: refused with the reason, on its way, or to be tried again (rule N-53). */
function NoOptions({ itemIds, options }: { itemIds: string[]; options: Read }) {
  const { linesFailed } = useDict(freightDict);
  if (options.error instanceof ApiError && options.error.kind === "refusal")
    return <CannotSubmit error={options.error} itemIds={itemIds} />;
  return options.error ? <NotYetRead read={options} failed={linesFailed} /> : <SkeletonList />;
}
