import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { listGoodsClasses } from "@sihai/contract/freight";
import { parcelOptions } from "@sihai/contract/parcel";
import { readPlan } from "@sihai/contract/plan";
import { shopWire } from "./open-page.tsx";
import { parcelOffer } from "./parcel-offer.ts";
import { homeAddress, storedCup } from "./things.ts";

type Plan = CallData<typeof readPlan>;
type Performance = Plan["results"][number]["parcels"][number]["line"]["performance"];

/** A plan of the one cup in one parcel by air, on a line that performed so. */
export function aPlan(performance: Performance): Plan {
  const [offer] = parcelOffer.eligible;
  if (!offer) throw new Error("nothing is offered");
  const line = { ...offer.line, performance, isMeasured: false };
  const parcel = { itemIds: ["1"], line, quote: offer.quote, tax: null, open: true };
  return {
    ...{ planId: "5", state: "done", createdAt: "2026-11-20T02:00:00.000Z", addressId: "31", country: "DE", zipCode: "10119" },
    ...{ grams: 420, items: [storedCup], together: null, togetherAtDoor: null, objectives: ["cheapest"] },
    progress: { done: 1, of: 1 },
    results: [
      {
        ...{ objective: "cheapest", parcels: [parcel], total: "90.00", withTax: false, slowestDays: 15, optimal: true },
        ...{ value: "90.00", bound: "90.00", gap: "0.00", refused: [] },
      },
    ],
  };
}

/** A wire on which that plan can be read, and its parcel be submitted. */
export function planWire(plan: Plan): Wire {
  const wire = shopWire();
  wire.answering(readPlan, { data: plan });
  wire.answering(parcelOptions, { data: parcelOffer });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  return wire;
}
