import { addressList } from "@sihai/contract/address";
import { parcelDetail, parcelOptions } from "@sihai/contract/parcel";
import { freightDict } from "@sihai/text/dict/freight";
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
  const { addressId } = usePageSearch("/order/in-storage/submit");
  const { parcel, addresses, options, isFilled } = useWhatChanges(packageId);
  const moveTo = useMoveTo();
  if (!parcel.data || !options.data || !addresses.data || !isFilled)
    return (
      <Page title={words.change}>
        {parcel.error || addresses.error ? (
          <NotRead parcel={parcel} onReload={() => void Promise.all([parcel.refetch(), addresses.refetch()])} />
        ) : options.error ? (
          <NoOptions packageId={packageId} options={options} />
        ) : (
          <SkeletonList cards={4} />
        )}
      </Page>
    );
  const { list } = addresses.data;
  return (
    <ChangeForm
      parcel={parcel.data}
      options={options.data}
      addressId={addressId}
      onStale={() => void Promise.all([parcel.refetch(), options.refetch()])}
      goods={<ChangeGoods items={options.data.items} parcel={parcel.data} onChange={(itemIds) => moveTo({ itemIds })} />}
      delivery={
        <DeliveryCard
          addresses={list}
          chosen={list.find((one) => one.addressId === addressId)}
          asItIs={parcel.data.address}
          onChoose={(id) => moveTo({ addressId: id === "" ? undefined : id })}
        />
      }
    />
  );
}

/** The parcel, the addresses, and what can be chosen for the goods and the address in the page's address; the draft is filled from them. */
function useWhatChanges(packageId: string) {
  const { itemIds, addressId } = usePageSearch("/order/in-storage/submit");
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
  return { parcel, addresses, options, isFilled: filled === mark };
}

/** To the same page with other goods or another address; an address of `undefined` is the one the parcel has. */
function useMoveTo() {
  const { addressId, ...others } = usePageSearch("/order/in-storage/submit");
  return (next: { itemIds?: string[]; addressId?: string | undefined }) => {
    const to = "addressId" in next ? next.addressId : addressId;
    const changed = { ...(next.itemIds && { itemIds: next.itemIds }), ...(to === undefined ? {} : { addressId: to }) };
    go("/order/in-storage/submit", { ...others, ...changed }, { replace: true });
  };
}

type Read = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

function NotRead({ parcel, onReload }: { parcel: Read; onReload: () => void }) {
  if (isRefused(parcel.error, "PARCEL_NOT_FOUND", "INPUT_INVALID")) return <NothingHere />;
  return <ErrorState onReload={onReload} pending={parcel.isFetching} />;
}

/** Why nothing can be chosen: a refusal with the way back to what was, or a fault to be tried again. */
function NoOptions({ packageId, options }: { packageId: string; options: Read }) {
  const words = useDict(parcelDict);
  const { linesFailed } = useDict(freightDict);
  const { itemIds } = usePageSearch("/order/in-storage/submit");
  if (!(options.error instanceof ApiError) || options.error.kind !== "refusal")
    return <ErrorState text={linesFailed} onReload={() => void options.refetch()} pending={options.isFetching} />;
  const isOver = isRefused(options.error, "PARCEL_CHANGE_REFUSED") || itemIds === undefined;
  const [to, text] = isOver
    ? [href("/package/detail", { packageId }), words.backToParcel]
    : [href("/order/in-storage/submit", { packageId }), words.asItWas];
  const action = (
    <LinkButton small kind="quiet" href={to}>
      {text}
    </LinkButton>
  );
  return (
    <Notice alert tone="danger" action={action}>
      {options.error.message}
    </Notice>
  );
}
