import type { CallData } from "@sihai/contract";
import type { offeredServices } from "@sihai/contract/service";
import { cny, isPositive, toDecimal } from "@sihai/domain";
import { serviceFee } from "@sihai/domain/service";
import { cnyText } from "@sihai/text";
import { type ServiceWords, serviceDict } from "@sihai/text/dict/service";
import { Checkbox, Stepper, Tag, TextArea } from "@sihai/ui";
import { useDict, useSettings } from "#shop";
import { serviceIcon } from "./service-icons.ts";

export type OfferedItem = CallData<typeof offeredServices>["items"][number];
export type Offered = OfferedItem["services"][number];
export type Wanted = { quantity: number; remarks: string };
type ServiceChoiceProps = {
  service: Offered;
  wanted: Wanted | undefined;
  onTick: (on: boolean) => void;
  onChange: (wanted: Wanted) => void;
  /** It was to be ordered: what is missing is marked. */
  isAsked: boolean;
};

/** One service of the list: what it is, what it costs, and once it is chosen how many and what to look at. */
export function ServiceChoice({ service, wanted, onTick, onChange, isAsked }: ServiceChoiceProps) {
  const words = useDict(serviceDict);
  const { name } = words.names[service.serviceNo];
  const isFixed = service.included || service.open || service.quantityMax < 1;
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      {isFixed ? (
        <div className="flex min-h-11 items-center justify-between gap-3">
          <ServiceName service={service} />
          <Tag tone={service.included ? "ok" : "brand"}>{service.included ? words.included : words.underWay}</Tag>
        </div>
      ) : (
        <Checkbox
          label={
            <span className="flex items-start justify-between gap-3 max-[359px]:flex-col max-[359px]:gap-1">
              <ServiceName service={service} />
              <ServicePrice service={service} />
            </span>
          }
          checked={wanted !== undefined}
          onChange={onTick}
        />
      )}
      {wanted ? (
        <div className="flex flex-col gap-3 pl-8">
          {service.per === "photo" ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Stepper
                label={words.photoCount}
                value={wanted.quantity}
                min={1}
                max={service.quantityMax}
                maxMessage={words.photosLeft(service.quantityMax)}
                onChange={(quantity) => onChange({ ...wanted, quantity })}
              />
              <span className="text-note text-grey">{feeOf(service, wanted).how}</span>
            </div>
          ) : null}
          {nothingToAsk.has(service.serviceNo) ? null : (
            <TextArea
              label={service.needsRemark ? words.question : words.remark}
              hint={hintFor(service, words)}
              required={service.needsRemark}
              error={isAsked && service.needsRemark && wanted.remarks.trim() === "" ? words.remarkFirst : undefined}
              rows={2}
              maxLength={service.remarkMaxLength}
              value={wanted.remarks}
              onChange={(remarks) => onChange({ ...wanted, remarks })}
            />
          )}
        </div>
      ) : null}
      <span className="sr-only" aria-live="polite">
        {wanted ? `${name} ${cnyText(costOf(service, wanted))}` : ""}
      </span>
    </div>
  );
}

/** What is done alike for everybody. */
const nothingToAsk: ReadonlySet<Offered["serviceNo"]> = new Set(["priority-stock-in"]);

/** What a picture should show is an example for pictures alone. */
function hintFor({ needsRemark, per, serviceNo }: Offered, words: ServiceWords): string | undefined {
  if (needsRemark) return words.questionHint;
  return per === "photo" || serviceNo === "video" ? words.remarkHint : undefined;
}

/** What a chosen service comes to, by the same list the server charges by. */
export function costOf(service: Offered, wanted: Wanted): string {
  return toDecimal(feeOf(service, wanted).total);
}

function feeOf(service: Offered, { quantity }: Wanted) {
  return serviceFee({ ...service, quantity, unitPrice: cny(service.unitPrice) }, service);
}

function ServiceName({ service }: { service: Offered }) {
  const words = useDict(serviceDict);
  const hours = useSettings()?.workingTime;
  const { serviceNo } = service;
  const { name, note } = words.names[serviceNo];
  const timed = serviceNo === "priority-stock-in" || serviceNo === "speedy-response" ? words.byTheClock[serviceNo] : null;
  const Icon = serviceIcon(serviceNo);
  return (
    <span className="flex min-w-0 items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
        <Icon aria-hidden size={20} />
      </span>
      <span className="min-w-0">
        {name}
        <span className="block text-note text-grey">{timed && hours ? timed(hours) : note}</span>
      </span>
    </span>
  );
}

function ServicePrice({ service }: { service: Offered }) {
  const words = useDict(serviceDict);
  const isFree = !isPositive(service.unitPrice);
  const pieces = service.per === "piece" && service.quantityMax > 1 ? words.allPieces(service.quantityMax) : "";
  const below = service.per === "photo" ? words.photoPrice(service.halfPriceFrom) : pieces;
  return (
    <span className="max-w-[40%] shrink-0 text-right max-[359px]:max-w-none max-[359px]:pl-13 max-[359px]:text-left">
      {isFree ? words.free : cnyText(service.unitPrice)}
      {isFree ? null : <span className="block text-note text-grey">{words.per[service.per]}</span>}
      {below === "" ? null : <span className="block text-note text-grey">{below}</span>}
    </span>
  );
}
