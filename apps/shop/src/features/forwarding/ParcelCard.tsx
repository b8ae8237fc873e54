import { useCouriers } from "@sihai/client";
import { type Money, sign } from "@sihai/domain";
import { forwardingServiceNos } from "@sihai/domain/forwarding";
import { cnyText, formatMoney } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Card, Checkbox, IconButton, LinkButton, Picture, Switch, useUi } from "@sihai/ui";
import { Trash2, X } from "lucide-react";
import { href, useDict, useSettings } from "#shop";
import { CourierFields } from "./CourierFields.tsx";
import { changeParcel, chooseService, type DraftParcel, removeParcel, typeNumber } from "./forwarding-draft.ts";
import type { ParcelProblems } from "./problems.ts";

type ParcelCardProps = { parcel: DraftParcel; at: number; alone: boolean; problems: ParcelProblems };

/** One announced parcel: its number, what is in it, what is done when it arrives. */
export function ParcelCard({ parcel, at, alone, problems }: ParcelCardProps) {
  const words = useDict(forwardingDict);
  const rules = useSettings();
  const couriers = useCouriers();
  const { LinkPart } = useUi();
  return (
    <Card
      title={words.parcelOf(at + 1)}
      className="flex flex-col gap-3"
      aside={
        alone ? undefined : (
          <IconButton icon={Trash2} label={words.removeParcel(at + 1)} onClick={() => removeParcel(parcel.key)} />
        )
      }
    >
      {parcel.later ? null : (
        <CourierFields
          trackingNo={parcel.trackingNo}
          courier={parcel.courier}
          isDetected={!parcel.isChosen}
          problems={problems}
          onNumber={(trackingNo) => typeNumber(parcel, trackingNo, couriers)}
          onCourier={(courier) => changeParcel(parcel.key, { courier, isChosen: courier !== null })}
        />
      )}
      <Switch
        label={words.later}
        note={rules ? words.laterNote(rules.deadlines.logisticsDays) : undefined}
        checked={parcel.later}
        onChange={(later) => changeParcel(parcel.key, { later })}
      />
      <div>
        <h3 className="mb-1 text-note font-medium">{words.items}</h3>
        <ul className="divide-y divide-line">
          {parcel.items.map((item, itemAt) => (
            <li key={`${itemAt}-${item.name}`} className="flex items-center gap-3 py-2">
              <LinkPart
                href={href("/order/submit/zy/good-info-form", { parcel: at, index: itemAt })}
                className="flex min-w-0 flex-1 items-center gap-3"
                aria-label={words.editItem(item.name)}
              >
                <Picture src={item.pictures[0]?.url ?? null} alt="" className="w-12 shrink-0 rounded-control" sizes="48px" />
                <span className="min-w-0">
                  <span className="block truncate text-body">{item.name}</span>
                  <span className="block text-note text-grey">{words.itemLine(item.quantity, cnyText(item.unitValue))}</span>
                </span>
              </LinkPart>
              <IconButton
                icon={X}
                label={words.removeItem(item.name)}
                onClick={() => changeParcel(parcel.key, { items: parcel.items.filter((_, other) => other !== itemAt) })}
              />
            </li>
          ))}
        </ul>
        <LinkButton
          wide
          small
          kind="quiet"
          href={href("/order/submit/zy/good-info-form", { parcel: at, index: parcel.items.length })}
        >
          {words.addItem}
        </LinkButton>
        <p role="alert" className="mt-1 text-note text-danger empty:hidden">
          {problems.items}
        </p>
      </div>
      <fieldset className="border-t border-line pt-3">
        <legend className="sr-only">{words.services}</legend>
        <p aria-hidden className="mb-1 text-note font-medium">
          {words.services}
        </p>
        {forwardingServiceNos.map((serviceNo) => (
          <Checkbox
            key={serviceNo}
            label={words.service[serviceNo]}
            note={rules && words.serviceNote[serviceNo](priceText(rules.forwardingServicePrices[serviceNo], words.free))}
            checked={parcel.services.includes(serviceNo)}
            onChange={(on) => chooseService(parcel, serviceNo, on)}
          />
        ))}
      </fieldset>
    </Card>
  );
}

function priceText(price: Money, free: string): string {
  return sign(price) === 0 ? free : formatMoney(price);
}
