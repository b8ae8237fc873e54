import { addressList } from "@sihai/contract/address";
import { parcelDetail, parcelOptions } from "@sihai/contract/parcel";
import { parcelDict } from "@sihai/text/dict/parcel";
import { ErrorState, LinkButton, Notice, Page, SkeletonList } from "@sihai/ui";
import { useEffect } from "react";
import { ApiError, go, href, isRefused, NothingHere, useDict, useEndpoint, usePageSearch } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { DeliveryCard } from "../submit/DeliveryCard.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { ChangeGoods } from "./ChangeGoods.tsx";
import { changeMark, draftOfParcel } from "./draft-of-parcel.ts";

/** A parcel that is not sealed, opened to be changed. Goods and address stand in the page's address, the rest in the draft. */
export function ChangePage({ packageId }: { packageId: string }) {
  const words = useDict(parcelDict);
  const search = usePageSearch("/order/in-storage/submit");
  const { itemIds, addressId } = search;
  const parcel = useEndpoint(parcelDetail, { query: { packageId } }, { freshMs: 0 });
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const wanted = itemIds ?? parcel.data?.items.map((item) => item.itemId) ?? [];
  const options = useEndpoint(
    parcelOptions,
    { body: { itemIds: wanted, packageId, ...(addressId === undefined ? {} : { addressId }) } },
    { enabled: wanted.length > 0, freshMs: 0 },
  );
  const filled = useParcelSubmit(({ changing }) => changing);
  const mark = parcel.data ? changeMark(parcel.data) : null;
  useEffect(() => {
    if (!parcel.data || !options.data) return;
    if (filled !== mark) useParcelSubmit.setState(draftOfParcel(parcel.data, options.data.holds));
  }, [parcel.data, options.data, filled, mark]);

  const title = words.change;
  if (parcel.error || addresses.error)
    return (
      <Page title={title}>
        {isRefused(parcel.error, "PARCEL_NOT_FOUND", "INPUT_INVALID") ? (
          <NothingHere />
        ) : (
          <ErrorState onReload={() => void Promise.all([parcel.refetch(), addresses.refetch()])} pending={parcel.isFetching} />
        )}
      </Page>
    );
  if (options.error)
    return (
      <Page title={title}>
        {options.error instanceof ApiError && options.error.kind === "refusal" ? (
          <Notice
            alert
            tone="danger"
            action={
              isRefused(options.error, "PARCEL_CHANGE_REFUSED") || itemIds === undefined ? (
                <LinkButton small kind="quiet" href={href("/package/detail", { packageId })}>
                  {words.backToParcel}
                </LinkButton>
              ) : (
                <LinkButton small kind="quiet" href={href("/order/in-storage/submit", { packageId })}>
                  {words.asItWas}
                </LinkButton>
              )
            }
          >
            {options.error.message}
          </Notice>
        ) : (
          <ErrorState onReload={() => void options.refetch()} pending={options.isFetching} />
        )}
      </Page>
    );
  if (!parcel.data || !options.data || !addresses.data || filled !== mark)
    return (
      <Page title={title}>
        <SkeletonList cards={4} />
      </Page>
    );
  const move = (next: { itemIds?: string[]; addressId?: string | undefined }) => {
    const { addressId: _, ...others } = search;
    const to = "addressId" in next ? next.addressId : addressId;
    go(
      "/order/in-storage/submit",
      { ...others, ...(next.itemIds && { itemIds: next.itemIds }), ...(to === undefined ? {} : { addressId: to }) },
      { replace: true },
    );
  };
  return (
    <ChangeForm
      parcel={parcel.data}
      options={options.data}
      addressId={addressId}
      onStale={() => void Promise.all([parcel.refetch(), options.refetch()])}
      goods={<ChangeGoods items={options.data.items} parcel={parcel.data} onChange={(ids) => move({ itemIds: ids })} />}
      delivery={
        <DeliveryCard
          addresses={addresses.data.list}
          chosen={addresses.data.list.find((one) => one.addressId === addressId)}
          asItIs={parcel.data.address}
          onChoose={(id) => move({ addressId: id === "" ? undefined : id })}
        />
      }
    />
  );
}
