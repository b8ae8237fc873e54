import { type Couriers, detectCourier } from "@sihai/domain/courier";
import { type ForwardingServiceNo, type PastedNumber, servicesConflict } from "@sihai/domain/forwarding";
import type { UploadedPicture } from "@sihai/ui";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { tabDraft } from "../../stores/tab-draft.ts";

export type DraftItem = {
  name: string;
  classId: string;
  quantity: number;
  /** Decimal text in CNY. */
  unitValue: string;
  remark: string;
  pictures: UploadedPicture[];
};
export type DraftParcel = {
  trackingNo: string;
  courier: string | null;
  /** The customer chose the courier himself; the number no longer decides it. */
  isChosen: boolean;
  later: boolean;
  services: ForwardingServiceNo[];
  items: DraftItem[];
};
export type ForwardingFields = {
  warehouse: number | null;
  shipTogether: boolean;
  parcels: DraftParcel[];
  remark: string;
  agreed: boolean;
};

/** What is being announced, over reloads and the item form. The agreement stays in memory, and in the tab with its edition. */
const useForwardingDraft = create<ForwardingFields>()(
  persist((): ForwardingFields => emptyDraft(), {
    name: "sh_forwarding",
    version: 1,
    partialize: ({ agreed: _agreed, ...kept }) => kept,
  }),
);

/** Of the item that is open; part of the announcement once it is saved. */
export const itemDraft = tabDraft<DraftItem>("sh_forwarding_item");

/** The draft as its form reads and keeps it. */
export const forwardingDraft = {
  read: (): ForwardingFields => useForwardingDraft.getState(),
  keep(fields: ForwardingFields): void {
    useForwardingDraft.setState(fields);
  },
};

function emptyDraft(): ForwardingFields {
  return { warehouse: null, shipTogether: false, parcels: [aParcel()], remark: "", agreed: false };
}

/** A parcel to be announced, still empty but for what was pasted; `courier` null: not known yet. */
export function aParcel(trackingNo = "", courier: string | null = null): DraftParcel {
  return { trackingNo, courier, isChosen: false, later: false, services: [], items: [] };
}

/** Back to an empty announcement, once it was sent. */
export function resetForwardingDraft(): void {
  useForwardingDraft.setState(emptyDraft(), true);
  itemDraft.forget();
}

/** A typed number names its courier as long as the customer has not. */
export function courierFor(trackingNo: string, parcel: Pick<DraftParcel, "courier" | "isChosen">, couriers: Couriers) {
  return parcel.isChosen ? parcel.courier : (detectCourier(trackingNo, couriers)[0] ?? null);
}

/** The parcels with those of more numbers, each number once. */
export function withNumbers(parcels: readonly DraftParcel[], numbers: readonly PastedNumber[]): DraftParcel[] {
  const known = parcels.map(({ trackingNo }) => trackingNo);
  const added = numbers.flatMap(({ trackingNo, couriers: found }) =>
    trackingNo === null || known.includes(trackingNo) ? [] : [aParcel(trackingNo, found[0] ?? null)],
  );
  // An untouched first parcel is only a place to type in.
  const kept = parcels.filter(({ trackingNo, items, later }) => trackingNo !== "" || items.length > 0 || later);
  return [...kept, ...added];
}

/** Puts an item at its place, or at the end when there is none. */
export function keepItem(parcelAt: number, itemAt: number, item: DraftItem): void {
  const put = (items: readonly DraftItem[]) =>
    itemAt < items.length ? items.map((each, at) => (at === itemAt ? item : each)) : [...items, item];
  useForwardingDraft.setState(({ parcels }) => ({
    parcels: parcels.map((each, at) => (at === parcelAt ? { ...each, items: put(each.items) } : each)),
  }));
}

/** Original packing and the others exclude each other: the newest choice stands. */
export function withService(services: readonly ForwardingServiceNo[], serviceNo: ForwardingServiceNo, on: boolean) {
  const others = services.filter((each) => each !== serviceNo);
  const chosen = on ? [...others, serviceNo] : others;
  return servicesConflict(chosen) ? [serviceNo] : chosen;
}
