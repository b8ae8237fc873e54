import type { CallData } from "@sihai/contract";
import type { readExpertAsStaff, readExpertPlanner } from "@sihai/contract/expert";
import { type ExpertPackaging, expertPackagings } from "@sihai/domain/expert";
import * as z from "zod/mini";

export type StaffExpert = CallData<typeof readExpertAsStaff>;
export type ExpertGoods = StaffExpert["service"]["items"][number];
export type PlannerResult = CallData<typeof readExpertPlanner>["results"][number];

/** A parcel being put together; without a line until one is chosen or proposed. */
export type ParcelDraft = { key: number; itemIds: readonly string[]; lineId: string | null; packaging: ExpertPackaging };

let keys = 0;

/** Such a parcel with a key of its own, which lasts as long as the page; `lineId` null: no line yet. */
export function parcelDraft(itemIds: readonly string[], packaging: ExpertPackaging, lineId: string | null = null): ParcelDraft {
  keys += 1;
  return { key: keys, itemIds, lineId, packaging };
}

const keptParcels = z.array(
  z.object({ key: z.int(), itemIds: z.array(z.string()), lineId: z.nullable(z.string()), packaging: z.enum(expertPackagings) }),
);

/** Parcels that were kept; those made after them have keys of their own. */
export function arePlanned(value: unknown): value is readonly ParcelDraft[] {
  const read = keptParcels.safeParse(value);
  if (read.success) keys = Math.max(keys, ...read.data.map(({ key }) => key));
  return read.success;
}

/** Where the work begins: with the plan that was sent before, else everything in one parcel. */
export function firstDraft({ service, sent }: StaffExpert): ParcelDraft[] {
  if (sent) return sent.parcels.map(({ itemIds, packaging, lineId }) => parcelDraft(itemIds, packaging, lineId));
  return [
    parcelDraft(
      service.items.map(({ itemId }) => itemId),
      service.packaging,
    ),
  ];
}

/** The planner's result, and what it leaves behind in a parcel of its own. */
export function draftOfPlanner({ parcels, refused }: PlannerResult, packaging: ExpertPackaging): ParcelDraft[] {
  const left = refused.map(({ itemId }) => itemId);
  return [
    ...parcels.map(({ itemIds, line }) => parcelDraft(itemIds, packaging, line.needsOutlet ? null : line.id)),
    ...(left.length > 0 ? [parcelDraft(left, packaging)] : []),
  ];
}

/** Puts an item into a parcel, `null`: a new one. A parcel left empty goes away; what changed is priced anew on its own line. */
export function moveTo(
  parcels: readonly ParcelDraft[],
  itemId: string,
  to: number | null,
  packaging: ExpertPackaging,
): ParcelDraft[] {
  const without = parcels.map((parcel) =>
    parcel.itemIds.includes(itemId) ? { ...parcel, itemIds: parcel.itemIds.filter((id) => id !== itemId) } : parcel,
  );
  const placed =
    to === null
      ? [...without, parcelDraft([itemId], packaging)]
      : without.map((parcel) => (parcel.key === to ? { ...parcel, itemIds: [...parcel.itemIds, itemId] } : parcel));
  return placed.filter(({ itemIds }) => itemIds.length > 0);
}
