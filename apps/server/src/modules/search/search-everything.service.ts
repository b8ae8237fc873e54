import { named } from "@sihai/domain/language";
import { type FoundKind, findableBy, foundKinds, readSearchText } from "@sihai/domain/search";
import type { StaffPermission } from "@sihai/domain/staff";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db } from "#platform";
import { casesBy } from "./case-search.store.ts";
import { customersBy, deliveriesBy, type Found, itemsBy, ordersBy, parcelsBy, type Wanted } from "./search.store.ts";

/** What a text leads to, of the kinds the asking member of staff may read; each kind by its own index, all at once. */
export async function searchEverything(db: Db, q: string, permissions: ReadonlySet<StaffPermission>) {
  const text = readSearchText(q);
  const may = (kind: FoundKind) => findableBy[kind].some((each) => permissions.has(each));
  const customers = may("customer") ? await customersBy(db, text) : [];
  // A mark is printed on every label: it leads to its goods for whoever may read those.
  const [member] = customers;
  const userId = text.memberId ?? (customers.length === 1 ? (member?.userId ?? null) : null);
  const wanted: Wanted = { ...text, userId };
  const found = await Promise.all(
    foundKinds.map(async (kind) => {
      if (kind === "customer") return customers.map((customer) => view(kind, customer));
      return may(kind) ? (await foundOf(db, kind, wanted)).map((row) => view(kind, row)) : [];
    }),
  );
  return found.flat();
}

function foundOf(db: Db, kind: Exclude<FoundKind, "customer">, wanted: Wanted): Promise<Found[]> {
  switch (kind) {
    case "order":
      return ordersBy(db, wanted);
    case "item":
      return itemsBy(db, wanted);
    case "delivery":
      return deliveriesBy(db, wanted);
    case "parcel":
      return parcelsBy(db, wanted);
    default:
      return casesBy(db, kind, wanted);
  }
}

function view(kind: FoundKind, { userId, no, via, state, name, email }: Found) {
  return {
    kind,
    no: kind === "customer" && userId !== null ? memberMark(userId) : no,
    via: via === no ? null : via,
    customerMark: userId && memberMark(userId),
    state,
    name: name && named(name),
    email,
  };
}
