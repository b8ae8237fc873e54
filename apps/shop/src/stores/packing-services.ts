import { type DraftService, useParcelSubmit } from "./parcel-submit.ts";
import { tabDraft } from "./tab-draft.ts";

/** Services being chosen and not yet taken into the parcel: over a reload and a step back, in this tab alone. */
const waiting = tabDraft<readonly DraftService[]>("sh_packing_services");

/** Those chosen for the parcel of now and not yet taken into it; null where there are none, or they are what it has already. */
export function waitingServices(): readonly DraftService[] | null {
  const kept = waiting.keptOf(parcelName());
  return kept && !areSame(kept, useParcelSubmit.getState().valueAddedDeliveryOrderService) ? kept : null;
}

/** Keeps what is being chosen, as long as it differs from what the parcel has. */
export function keepServices(chosen: readonly DraftService[]): void {
  if (areSame(chosen, useParcelSubmit.getState().valueAddedDeliveryOrderService)) waiting.forget();
  else waiting.keep(parcelName(), chosen);
}

/** Takes them into the parcel. */
export function applyServices(chosen: readonly DraftService[]): void {
  waiting.forget();
  useParcelSubmit.setState({ valueAddedDeliveryOrderService: [...chosen] });
}

/** The goods, and which parcel is changed: services chosen for others are not these. */
function parcelName(): string {
  const { diItemList, changing } = useParcelSubmit.getState();
  return `${changing ?? ""} ${diItemList.join()}`;
}

function areSame(some: readonly DraftService[], others: readonly DraftService[]): boolean {
  return named(some) === named(others);
}

function named(services: readonly DraftService[]): string {
  const one = ({ code, items }: DraftService) => [code, ...items.map(({ itemId, quantity }) => `${itemId}*${quantity}`).sort()];
  return JSON.stringify(services.map(one).sort(([a = ""], [b = ""]) => a.localeCompare(b)));
}
