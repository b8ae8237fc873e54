import type { CallData } from "@sihai/contract";
import type { addressList } from "@sihai/contract/address";
import type { parcelDetail } from "@sihai/contract/parcel";
import { addressLines, countryName, joinedLines, type Language, personName } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Cell, CellGroup, LinkButton, Radios, Sheet } from "@sihai/ui";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { here, href, useDict, useLanguage } from "#shop";
import { AddAddress } from "../../address/AddAddress.tsx";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";

export type Address = CallData<typeof addressList>["list"][number];
type Frozen = NonNullable<CallData<typeof parcelDetail>["address"]>;
type DeliveryCardProps = {
  addresses: readonly Address[];
  chosen: Address | undefined;
  /** The address that stands on a parcel to be changed; it is named by no id. */
  asItIs?: Frozen;
  onChoose: (addressId: string) => void;
  error?: string | undefined;
};

/** Where the parcel goes: one of the addresses, or one that is added here. */
export function DeliveryCard({ addresses, chosen, asItIs, onChoose, error }: DeliveryCardProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [open, setOpen] = useState<"choice" | "new" | null>(null);
  const close = () => setOpen(null);
  const entries = addressEntries(addresses, language);
  if (asItIs) entries.unshift(frozenEntry(asItIs, language));
  const shown = entries.find(({ value }) => value === (chosen?.addressId ?? ""));
  return (
    <>
      <CellGroup title={words.deliveryTo}>
        {shown ? (
          <Cell icon={<MapPin size={20} />} title={shown.label} note={shown.note} onClick={() => setOpen("choice")} />
        ) : (
          <Cell
            icon={<MapPin size={20} />}
            title={entries.length > 0 ? words.chooseAddress : words.noAddress}
            note={entries.length > 0 ? undefined : words.addAddress}
            error={error}
            onClick={() => setOpen(entries.length > 0 ? "choice" : "new")}
          />
        )}
      </CellGroup>
      {shown ? <UnprintableNotice texts={[shown.label, shown.note]} /> : null}
      <Sheet
        open={open === "choice"}
        onClose={close}
        title={words.chooseAddress}
        footer={<AddressWays onAdd={() => setOpen("new")} />}
      >
        <Radios
          label={words.chooseAddress}
          hideLabel
          value={shown?.value ?? null}
          onChange={(addressId) => {
            close();
            onChoose(addressId);
          }}
          options={entries}
        />
      </Sheet>
      <AddAddress open={open === "new"} onClose={close} onAdded={onChoose} />
    </>
  );
}

/** Below the addresses: to their own page, or one more right here. */
function AddressWays({ onAdd }: { onAdd: () => void }) {
  const words = useDict(storageDict);
  return (
    <>
      <LinkButton wide kind="plain" href={href("/user/address", { back: here() })}>
        {words.manageAddresses}
      </LinkButton>
      <Button wide kind="quiet" onClick={onAdd}>
        {words.addAddress}
      </Button>
    </>
  );
}

function frozenEntry(asItIs: Frozen, language: Language) {
  return {
    value: "",
    label: `${personName({ given: asItIs.consignee, family: asItIs.lastName }, language)} · ${asItIs.contact}`,
    note: joinedLines(
      addressLines({ ...asItIs, country: countryName(asItIs.country, language), street: asItIs.fullAddress }, language),
      language,
    ),
  };
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
