import { useCouriers } from "@sihai/client";
import { type Money, sign } from "@sihai/domain";
import { forwardingServiceNos } from "@sihai/domain/forwarding";
import { cnyText, formatMoney } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, Checkbox, IconButton, LinkButton, Picture, Switch, useUi } from "@sihai/ui";
import { Trash2, X } from "lucide-react";
import { href, useDict, useSettings } from "#shop";
import { CourierFields } from "./CourierFields.tsx";
import { courierFor, withService } from "./forwarding-draft.ts";
import type { ForwardingForm } from "./use-submit-forwarding.ts";

type PartProps = {
  form: ForwardingForm;
  /** Which of the parcels. */
  at: number;
};

/** One announced parcel: its number, what is in it, what is done when it arrives. `onRemove`: null for the only one. */
export function ParcelCard({ form, at, onRemove }: PartProps & { onRemove: (() => void) | null }) {
  const words = useDict(forwardingDict);
  const rules = useSettings();
  const isLater = form.watch(`parcels.${at}.later`);
  return (
    <Card
      title={words.parcelOf(at + 1)}
      className="flex flex-col gap-3"
      aside={onRemove ? <IconButton icon={Trash2} label={words.removeParcel(at + 1)} onClick={onRemove} /> : undefined}
    >
      {isLater ? null : <NumberAndCourier form={form} at={at} />}
      <Bound form={form} name={`parcels.${at}.later`}>
        {({ value, onChange }) => (
          <Switch
            label={words.later}
            note={rules ? words.laterNote(rules.deadlines.logisticsDays) : undefined}
            checked={value}
            onChange={onChange}
          />
        )}
      </Bound>
      <Items form={form} at={at} />
      <Services form={form} at={at} />
    </Card>
  );
}

function NumberAndCourier({ form, at }: PartProps) {
  const couriers = useCouriers();
  const [courierName, chosenName] = [`parcels.${at}.courier`, `parcels.${at}.isChosen`] as const;
  const isChosen = form.watch(chosenName);
  return (
    <Bound form={form} name={`parcels.${at}.trackingNo`}>
      {(number) => (
        <Bound form={form} name={courierName}>
          {(courier) => (
            <CourierFields
              trackingNo={number.value}
              courier={courier.value}
              isDetected={!isChosen}
              problems={{ trackingNo: number.error, courier: courier.error }}
              onNumber={(typed) => {
                courier.onChange(courierFor(typed, { courier: courier.value, isChosen }, couriers));
                number.onChange(typed);
              }}
              onCourier={(next) => {
                form.setValue(chosenName, next !== null);
                courier.onChange(next);
              }}
            />
          )}
        </Bound>
      )}
    </Bound>
  );
}

/** What is in it, each with the way to its own form. */
function Items({ form, at }: PartProps) {
  const words = useDict(forwardingDict);
  const { LinkPart } = useUi();
  return (
    <Bound form={form} name={`parcels.${at}.items`}>
      {({ value: items, onChange, error }) => (
        <div data-invalid={error === undefined ? undefined : true}>
          <h3 className="mb-1 text-note font-medium">{words.items}</h3>
          <ul className="divide-y divide-line">
            {items.map((item, itemAt) => (
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
                  onClick={() => onChange(items.filter((_, other) => other !== itemAt))}
                />
              </li>
            ))}
          </ul>
          <LinkButton wide small kind="quiet" href={href("/order/submit/zy/good-info-form", { parcel: at, index: items.length })}>
            {words.addItem}
          </LinkButton>
          <p role="alert" className="mt-1 text-note text-danger empty:hidden">
            {error}
          </p>
        </div>
      )}
    </Bound>
  );
}

function Services({ form, at }: PartProps) {
  const words = useDict(forwardingDict);
  const rules = useSettings();
  return (
    <Bound form={form} name={`parcels.${at}.services`}>
      {({ value: chosen, onChange }) => (
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
              checked={chosen.includes(serviceNo)}
              onChange={(on) => onChange(withService(chosen, serviceNo, on))}
            />
          ))}
        </fieldset>
      )}
    </Bound>
  );
}

function priceText(price: Money, free: string): string {
  return sign(price) === 0 ? free : formatMoney(price);
}
