import { claimNumber, readClaimNumber } from "@sihai/domain/claim";
import { named } from "@sihai/domain/language";
import { type FoundKind, findableBy, foundKinds, readSearchText } from "@sihai/domain/search";
import type { StaffPermission } from "@sihai/domain/staff";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db } from "#platform";
import { claimById, customersBy, deliveriesBy, type Found, itemsBy, ordersBy, parcelsBy, type Wanted } from "./search.store.ts";

/** What a text leads to, of the kinds the asking member of staff may read; each kind by its own index, all at once. */
export async function searchEverything(db: Db, q: string, permissions: ReadonlySet<StaffPermission>) {
  const text = readSearchText(q);
  const may = (kind: FoundKind) => findableBy[kind].some((each) => permissions.has(each));
  const customers = may("customer") ? await customersBy(db, text) : [];
  // A mark is printed on every label: it leads to its goods for whoever may read those.
  const [member] = customers;
  const userId = text.memberId ?? (customers.length === 1 ? (member?.userId ?? null) : null);
  const wanted: Wanted = { ...text, userId };
  const claimId = readClaimNumber(q);
  const read: Record<Exclude<FoundKind, "customer">, () => Promise<Found[]>> = {
    order: () => ordersBy(db, wanted),
    item: () => itemsBy(db, wanted),
    delivery: () => deliveriesBy(db, wanted),
    parcel: () => parcelsBy(db, wanted),
    claim: () => (claimId === null ? Promise.resolve([]) : claimById(db, claimId)),
  };
  const found = await Promise.all(
    foundKinds.map(async (kind) => {
      if (kind === "customer") return customers.map((customer) => view(kind, customer));
      return may(kind) ? (await read[kind]()).map((row) => view(kind, row)) : [];
    }),
  );
  return found.flat();
}

function view(kind: FoundKind, { userId, no, via, state, name, email }: Found) {
  return {
    kind,
    no: kind === "customer" ? memberMark(userId) : kind === "claim" ? claimNumber(no) : no,
    via: via === no ? null : via,
    customerMark: memberMark(userId),
    state,
    name: name && named(name),
    email,
  };
}
