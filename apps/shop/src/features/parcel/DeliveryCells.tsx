import { addressLines, countryName, dotted, inLanguage, joinedLines, personName } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { Cell, CellGroup, useMoment } from "@sihai/ui";
import { useDict, useLanguage, useWarehouseNames } from "#shop";
import type { Parcel } from "./parcel-view.ts";

/** For whom and where to, as it was when submitted; the identity number by its ends only. */
export function DeliveryCells({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const moment = useMoment();
  const { nameOf } = useWarehouseNames();
  const { address, identity, outlet } = parcel;
  return (
    <CellGroup title={words.delivery}>
      <Cell
        title={`${personName({ given: address.consignee, family: address.lastName }, language)} · ${address.contact}`}
        note={joinedLines(
          addressLines({ ...address, country: countryName(address.country, language), street: address.fullAddress }, language),
          language,
        )}
      />
      {outlet ? (
        <Cell
          title={words.outlet}
          note={dotted([inLanguage(outlet.name, language), inLanguage(outlet.address, language), outlet.phone, outlet.hours])}
        />
      ) : null}
      <Cell title={words.email} value={parcel.email} />
      <Cell title={words.identity} value={dotted([words.identityKinds[identity.kind], identity.companyName, identity.masked])} />
      <Cell title={words.warehouse} value={nameOf(parcel.warehouse)} />
      {parcel.remark === "" ? null : <Cell title={words.remark} note={parcel.remark} />}
      <Cell title={words.submittedAt} note={moment(parcel.createdAt)} />
    </CellGroup>
  );
}
