import { listStorage } from "@sihai/contract/storage";
import { isPositive } from "@sihai/domain";
import { fitsVacuumBag, parcelServiceCodes, parcelServices } from "@sihai/domain/parcel";
import { cnyText, dotted, formatSize, inLanguage } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Card, Checkbox, EmptyState, Page, Section, Stepper, useAsks } from "@sihai/ui";
import { useState } from "react";
import { finish, href, NotYet, useDict, useEndpoint, useLanguage, usePageSearch, useSettings } from "#shop";
import { applyServices, keepServices, waitingServices } from "../../../stores/packing-services.ts";
import { type DraftService, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import type { StoredItem } from "../../storage/stored-item.ts";
import { startingPieces } from "./fit-draft.ts";
import { serviceIcons } from "./service-icons.ts";
import { serviceInfoOf } from "./submit-total.ts";
import { useBenchRules } from "./use-bench-rules.ts";

const groups = ["basic", "value-added", "gift"] as const;

/**
 * What the packing bench may do to the parcel: free, paid, and gifts. Chosen here, the button takes them into the parcel and says what they
 * come to; left without it they wait, and the parcel says so.
 */
export default function ServicesPage() {
  const words = useDict(storageDict);
  const { back } = usePageSearch("/order/in-storage/free-packaging-value-added-service");
  const itemIds = useParcelSubmit((state) => state.diItemList);
  const { chosen, choose } = useChosenServices();
  const packageId = useParcelSubmit((state) => state.changing)?.split(":")[0];
  const storage = useEndpoint(
    listStorage,
    { query: { itemIds: itemIds.join(","), pageSize: 100, ...(packageId === undefined ? {} : { packageId }) } },
    { enabled: itemIds.length > 0 },
  );
  const { terms, agreed } = useBenchRules();
  const items = storage.data?.list ?? [];
  const { asks, ask } = useAsks();

  /** A service by the piece that no piece was named for would be left out without a word (rule H-133). */
  function save() {
    if (chosen.some(lacksPieces)) return ask();
    applyServices(chosen);
    finish(back);
  }

  if (itemIds.length === 0)
    return (
      <Page title={words.services}>
        <EmptyState
          picture="box"
          text={words.chooseFirst}
          action={{ label: words.title, href: href("/order/in-storage/goods-list") }}
        />
      </Page>
    );
  const cost = terms ? costOf(chosen, terms.priceOf) : null;
  const titles = { basic: words.basicServices, "value-added": words.valueAdded, gift: words.gifts };
  return (
    <Page
      title={words.services}
      footer={
        <Button wide onClick={save}>
          {words.takeServices(chosen.length, cost !== null && isPositive(cost) ? cnyText(cost) : null)}
        </Button>
      }
    >
      {!storage.data ? (
        <NotYet read={storage} />
      ) : !terms ? (
        <NotYet read={agreed} />
      ) : (
        groups.map((group) => (
          <Section key={group} title={titles[group]}>
            <Card className="flex flex-col divide-y divide-line" flush>
              {parcelServiceCodes
                .filter((code) => parcelServices[code].group === group)
                .map((code) => (
                  <ServiceRow
                    key={code}
                    code={code}
                    items={items}
                    choice={chosen.find((one) => one.code === code)}
                    price={terms.priceOf(code)}
                    limit={terms.vacuumLimitCm}
                    isAsked={asks > 0}
                    onChoose={choose}
                  />
                ))}
            </Card>
          </Section>
        ))
      )}
    </Page>
  );
}

type ServiceRowProps = {
  code: DraftService["code"];
  items: readonly StoredItem[];
  choice: DraftService | undefined;
  /** CNY, for the parcel or a piece. */
  price: string;
  limit: { longest: number; second: number };
  /** The page was to be left: what is still to be said of the service is said. */
  isAsked: boolean;
  onChoose: (service: DraftService, on: boolean) => void;
};

/** What is chosen here: what waits from before, else what the parcel has. */
function useChosenServices() {
  const applied = useParcelSubmit((state) => state.valueAddedDeliveryOrderService);
  const [chosen, setChosen] = useState<readonly DraftService[]>(() => waitingServices() ?? applied);

  function choose(service: DraftService, on: boolean) {
    const others = chosen.filter(({ code }) => code !== service.code);
    const next = on ? [...others, service] : others;
    setChosen(next);
    keepServices(next);
  }

  return { chosen, choose };
}

/** CNY, decimal: what they come to for the parcel. */
function costOf(chosen: readonly DraftService[], priceOf: (code: DraftService["code"]) => string): string {
  return serviceInfoOf(
    chosen,
    chosen.map(({ code }) => ({ code, price: priceOf(code), unit: parcelServices[code].unit })),
  ).valueAddedServiceCost;
}

function lacksPieces({ code, items }: DraftService): boolean {
  return parcelServices[code].unit === "piece" && items.length === 0;
}

function ServiceRow({ code, items, choice, price, limit, isAsked, onChoose }: ServiceRowProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const { unit } = parcelServices[code];
  const { name, note } = words.serviceNames[code];
  const Icon = serviceIcons[code];
  const fitting = code === "vacuum" ? items.filter(({ sidesCm }) => fitsVacuumBag(sidesCm, { vacuumLimitCm: limit })) : items;
  const tooLarge = items.filter((item) => !fitting.includes(item));
  const free = !isPositive(price);
  const hours = useSettings()?.workingTime;
  const about = code === "priority-stock-out" && hours ? words.priorityNote(hours) : note;
  const limits = dotted([about, code === "vacuum" ? words.vacuumLimit(limit.longest, limit.second) : null]);

  function toggle(on: boolean) {
    onChoose({ code, items: on && unit === "piece" ? startingPieces(fitting, free) : [] }, on);
  }

  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <Checkbox
        label={
          <span className="flex justify-between gap-3">
            <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand-strong max-[359px]:hidden" />
            <span className="min-w-0 flex-1">
              {name}
              <span className="block text-note text-grey">{limits}</span>
            </span>
            <span className="shrink-0 text-right">
              {free ? words.free : cnyText(price)}
              {free ? null : (
                <span className="block text-note text-grey">{unit === "piece" ? words.perPiece : words.perParcel}</span>
              )}
            </span>
          </span>
        }
        checked={choice !== undefined}
        onChange={toggle}
        error={isAsked && choice && lacksPieces(choice) ? words.piecesNeeded : undefined}
        disabled={choice === undefined && unit === "piece" && fitting.length === 0}
      />
      {tooLarge.map(({ itemId, name: goods, sidesCm }) => (
        <p key={itemId} className="pl-8 text-note text-warn">
          {words.vacuumTooLarge(inLanguage(goods, language), formatSize(sidesCm, language))}
        </p>
      ))}
      {choice && unit === "piece"
        ? fitting.map((item) => {
            const label = inLanguage(item.name, language);
            const quantity = choice.items.find(({ itemId }) => itemId === item.itemId)?.quantity ?? 0;
            return (
              <div key={item.itemId} className="flex items-center justify-between gap-3 pl-8 text-body">
                <span className="line-clamp-1 min-w-0 flex-1">{label}</span>
                <Stepper
                  label={words.quantityFor(label)}
                  min={0}
                  max={item.quantity}
                  value={quantity}
                  onChange={(next) => {
                    const others = choice.items.filter(({ itemId }) => itemId !== item.itemId);
                    const kept = next > 0 ? [...others, { itemId: item.itemId, quantity: next }] : others;
                    onChoose({ code, items: kept }, kept.length > 0);
                  }}
                />
              </div>
            );
          })
        : null}
    </div>
  );
}
