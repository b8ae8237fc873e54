import type { CallData } from "@sihai/contract";
import type { addressList } from "@sihai/contract/address";
import { personName } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Cell, CellGroup, LinkButton, Radios, Sheet } from "@sihai/ui";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { here, href, useDict, useLanguage } from "#shop";
import { countryName } from "../calculator/country-name.ts";

type Address = CallData<typeof addressList>["list"][number];
type DeliveryCardProps = { addresses: readonly Address[]; chosen: Address | undefined; onChoose: (addressId: string) => void };

/** Where the parcel goes. */
export function DeliveryCard({ addresses, chosen, onChoose }: DeliveryCardProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const nameOf = ({ consignee, addressLastName, contact }: Address) =>
    `${personName({ given: consignee, family: addressLastName }, language)} · ${contact}`;
  const placeOf = (address: Address) =>
    [address.fullAddress, address.city, address.addressState, address.zipCode, countryName(address.countryId, language)]
      .filter((part) => part !== "")
      .join(", ");
  if (!chosen)
    return (
      <CellGroup title={words.deliveryTo}>
        <Cell
          icon={<MapPin size={20} />}
          title={words.noAddress}
          note={words.addAddress}
          href={href("/user/address/edit", { back: here() })}
        />
      </CellGroup>
    );
  return (
    <>
      <CellGroup title={words.deliveryTo}>
        <Cell icon={<MapPin size={20} />} title={nameOf(chosen)} note={placeOf(chosen)} onClick={() => setOpen(true)} />
      </CellGroup>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.chooseAddress}
        footer={
          <LinkButton wide kind="quiet" href={href("/user/address", { back: here() })}>
            {words.manageAddresses}
          </LinkButton>
        }
      >
        <Radios
          label={words.chooseAddress}
          hideLabel
          value={chosen.addressId}
          onChange={(addressId) => {
            setOpen(false);
            onChoose(addressId);
          }}
          options={addresses.map((address) => ({ value: address.addressId, label: nameOf(address), note: placeOf(address) }))}
        />
      </Sheet>
    </>
  );
}
