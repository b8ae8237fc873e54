import { type Couriers, detectCourier } from "@sihai/domain/courier";
import { type ForwardingServiceNo, type PastedNumber, servicesConflict } from "@sihai/domain/forwarding";
import type { UploadedPicture } from "@sihai/ui";
import { create } from "zustand";
import { persist } from "zustand/middleware";

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
  key: string;
  trackingNo: string;
  courier: string | null;
  /** The customer chose the courier himself; the number no longer decides it. */
  isChosen: boolean;
  later: boolean;
  services: ForwardingServiceNo[];
  items: DraftItem[];
};
type ForwardingDraft = {
  warehouse: number | null;
  shipTogether: boolean;
  parcels: DraftParcel[];
  remark: string;
  agreed: boolean;
};

/** What is being announced, over reloads and the item form. Remark and agreement live until the page is left: who comes back says them again. */
export const useForwardingDraft = create<ForwardingDraft>()(
  persist((): ForwardingDraft => emptyDraft(), {
    name: "sh_forwarding",
    version: 1,
    partialize: ({ remark: _remark, agreed: _agreed, ...kept }) => kept,
  }),
);

function emptyDraft(): ForwardingDraft {
  return { warehouse: null, shipTogether: false, parcels: [aParcel()], remark: "", agreed: false };
}

function aParcel(trackingNo = "", courier: string | null = null): DraftParcel {
  return { key: crypto.randomUUID(), trackingNo, courier, isChosen: false, later: false, services: [], items: [] };
}

export function resetForwardingDraft(): void {
  useForwardingDraft.setState(emptyDraft(), true);
}

export function changeParcel(key: string, change: Partial<DraftParcel>): void {
  useForwardingDraft.setState(({ parcels }) => ({
    parcels: parcels.map((each) => (each.key === key ? { ...each, ...change } : each)),
  }));
}

/** A typed number names its courier as long as the customer has not. */
export function typeNumber(parcel: DraftParcel, trackingNo: string, couriers: Couriers): void {
  const courier = parcel.isChosen ? parcel.courier : (detectCourier(trackingNo, couriers)[0] ?? null);
  changeParcel(parcel.key, { trackingNo, courier });
}

export function addParcels(numbers: readonly PastedNumber[]): void {
  useForwardingDraft.setState(({ parcels }) => {
    const known = parcels.map(({ trackingNo }) => trackingNo);
    const added = numbers.flatMap(({ trackingNo, couriers: found }) =>
      trackingNo === null || known.includes(trackingNo) ? [] : [aParcel(trackingNo, found[0] ?? null)],
    );
    // An untouched first parcel is only a place to type in.
    const kept = parcels.filter(({ trackingNo, items, later }) => trackingNo !== "" || items.length > 0 || later);
    return { parcels: [...kept, ...added] };
  });
}

export function addEmptyParcel(): void {
  useForwardingDraft.setState(({ parcels }) => ({ parcels: [...parcels, aParcel()] }));
}

export function removeParcel(key: string): void {
  useForwardingDraft.setState(({ parcels }) => {
    const left = parcels.filter((each) => each.key !== key);
    return { parcels: left.length > 0 ? left : [aParcel()] };
  });
}

/** Puts an item at its place, or at the end when there is none. */
export function keepItem(parcelAt: number, itemAt: number, item: DraftItem): void {
  const parcel = useForwardingDraft.getState().parcels[parcelAt];
  if (!parcel) return;
  const items =
    itemAt < parcel.items.length ? parcel.items.map((each, at) => (at === itemAt ? item : each)) : [...parcel.items, item];
  changeParcel(parcel.key, { items });
}

/** Original packing and the others exclude each other: the newest choice stands. */
export function chooseService(parcel: DraftParcel, serviceNo: ForwardingServiceNo, on: boolean): void {
  const others = parcel.services.filter((each) => each !== serviceNo);
  const chosen = on ? [...others, serviceNo] : others;
  changeParcel(parcel.key, { services: servicesConflict(chosen) ? [serviceNo] : chosen });
}
