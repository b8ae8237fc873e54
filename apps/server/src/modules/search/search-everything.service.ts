import { named } from "@sihai/domain/language";
import { orderState } from "@sihai/domain/order";
import { type FoundKind, findableBy, foundKinds, readSearchText } from "@sihai/domain/search";
import type { StaffPermission } from "@sihai/domain/staff";
import { memberMark } from "@sihai/domain/warehouse";
import type { Db } from "#platform";
import { casesBy } from "./case-search.store.ts";
import {
  customersBy,
  deliveriesBy,
  type Found,
  factsOfOrders,
  itemsBy,
  type OrderFacts,
  ordersBy,
  parcelsBy,
  type Wanted,
} from "./search.store.ts";

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
      if (!may(kind)) return [];
      const rows = await foundOf(db, kind, wanted);
      return kind === "order" ? withFacts(rows, await factsOfOrders(db, rows)) : rows.map((row) => view(kind, row));
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

function withFacts(rows: readonly Found[], facts: readonly OrderFacts[]) {
  return rows.map((row) => {
    const known = facts.find(({ no }) => no === row.no);
    const shown = view("order", row);
    return known ? { ...shown, state: orderState(known.states), at: known.at, sum: known.sum } : shown;
  });
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
