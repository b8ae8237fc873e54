import type { CallData } from "@sihai/contract";
import type { addressList } from "@sihai/contract/address";
import type { parcelDetail } from "@sihai/contract/parcel";
import { addressLines, countryName, joinedLines, type Language, personName } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Cell, CellGroup, LinkButton, Radios, Sheet } from "@sihai/ui";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { here, href, useDict, useLanguage } from "#shop";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";

export type Address = CallData<typeof addressList>["list"][number];
type Frozen = CallData<typeof parcelDetail>["address"];
type DeliveryCardProps = {
  addresses: readonly Address[];
  chosen: Address | undefined;
  /** The address that stands on a parcel to be changed; it is named by no id. */
  asItIs?: Frozen;
  onChoose: (addressId: string) => void;
  error?: string | undefined;
};

/** Where the parcel goes. */
export function DeliveryCard({ addresses, chosen, asItIs, onChoose, error }: DeliveryCardProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const entries = addressEntries(addresses, language);
  if (asItIs)
    entries.unshift({
      value: "",
      label: `${personName({ given: asItIs.consignee, family: asItIs.lastName }, language)} · ${asItIs.contact}`,
      note: joinedLines(
        addressLines({ ...asItIs, country: countryName(asItIs.country, language), street: asItIs.fullAddress }, language),
        language,
      ),
    });
  const shown = entries.find(({ value }) => value === (chosen?.addressId ?? ""));
  if (!shown)
    return (
      <CellGroup title={words.deliveryTo}>
        <Cell
          icon={<MapPin size={20} />}
          title={words.noAddress}
          note={words.addAddress}
          error={error}
          href={href("/user/address/edit", { back: here() })}
        />
      </CellGroup>
    );
  return (
    <>
      <CellGroup title={words.deliveryTo}>
        <Cell icon={<MapPin size={20} />} title={shown.label} note={shown.note} onClick={() => setOpen(true)} />
      </CellGroup>
      <UnprintableNotice texts={[shown.label, shown.note]} />
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
          value={shown.value}
          onChange={(addressId) => {
            setOpen(false);
            onChoose(addressId);
          }}
          options={entries}
        />
      </Sheet>
    </>
  );
}

/** The member's addresses as options to choose from: who, and where. */
export function addressEntries(addresses: readonly Address[], language: Language) {
  return addresses.map((one) => ({
    value: one.addressId,
    label: `${personName({ given: one.consignee, family: one.addressLastName }, language)} · ${one.contact}`,
    note: joinedLines(
      addressLines(
        {
          country: countryName(one.countryId, language),
          state: one.addressState,
          city: one.city,
          street: one.fullAddress,
          zipCode: one.zipCode,
        },
        language,
      ),
      language,
    ),
  }));
}
