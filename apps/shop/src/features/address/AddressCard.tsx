import { type AddressOnWire, addressDelete, addressList, addressMakeDefault } from "@sihai/contract/address";
import { addressLines, countryName, personName } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import { Button, Card, confirmBox, LinkButton, Tag, toastFailure, toastSuccess } from "@sihai/ui";
import { href, useAction, useDict, useLanguage } from "#shop";
import { UnprintableNotice } from "./UnprintableNotice.tsx";

type AddressCardProps = { address: AddressOnWire; isChosen: boolean; onUse: (() => void) | undefined };

/** An address as it is written on a parcel, with what can be done to it. */
export function AddressCard({ address, isChosen, onUse }: AddressCardProps) {
  const words = useDict(addressDict);
  const language = useLanguage();
  const lines = addressLines(
    {
      country: countryName(address.countryId, language),
      state: address.addressState,
      city: address.city,
      street: address.fullAddress,
      zipCode: address.zipCode === "-" ? null : address.zipCode,
    },
    language,
  );
  return (
    <Card selected={isChosen}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-title font-semibold">
          {personName({ given: address.consignee, family: address.addressLastName }, language)}
        </h2>
        {address.default ? <Tag tone="brand">{words.isDefault}</Tag> : null}
        {address.label ? <Tag>{words[address.label]}</Tag> : null}
      </div>
      <p className="text-grey">{address.contact}</p>
      <address className="mt-1 break-words not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <UnprintableNotice texts={[address.addressLastName, address.consignee, ...lines]} />
      <Actions address={address} onUse={onUse} />
    </Card>
  );
}

/** Used here, edited, proposed from now on, or removed. */
function Actions({ address, onUse }: Pick<AddressCardProps, "address" | "onUse">) {
  const words = useDict(addressDict);
  const { addressId } = address;
  const remove = useAction(addressDelete, {
    quiet: true,
    refreshes: [addressList],
    onDone: () => toastSuccess(words.removed),
    onFailed: () => toastFailure(words.removeFailed),
  });
  const makeDefault = useAction(addressMakeDefault, {
    quiet: true,
    refreshes: [addressList],
    onDone: () => toastSuccess(words.madeDefault),
    onFailed: () => toastFailure(words.makeDefaultFailed),
  });

  async function askToRemove() {
    const isSure = await confirmBox({ title: words.removeAsk, text: words.removeText, confirmText: words.remove, danger: true });
    if (isSure) void remove.run({ body: { addressId } });
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {onUse ? (
        <Button small onClick={onUse}>
          {words.use}
        </Button>
      ) : null}
      <LinkButton small kind="quiet" href={href("/user/address/edit", { addressId })}>
        {words.edit}
      </LinkButton>
      {address.default ? null : (
        <Button small kind="plain" pending={makeDefault.pending} onClick={() => void makeDefault.run({ body: { addressId } })}>
          {words.makeDefault}
        </Button>
      )}
      <Button small kind="danger" pending={remove.pending} onClick={() => void askToRemove()}>
        {words.remove}
      </Button>
    </div>
  );
}
