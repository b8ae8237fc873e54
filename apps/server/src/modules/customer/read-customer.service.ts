import { ok, refuse } from "@sihai/domain";
import { normalEmail } from "@sihai/domain/identity";
import { readSearchText } from "@sihai/domain/search";
import { memberMark } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { mailboxMoveOf, stopsOfCustomer } from "../identity/index.ts";
import { giftsOf, growthHistory, levelRecords, readStanding } from "../membership/index.ts";
import { creditHistory, listCoupons, readCredits } from "../promotion/index.ts";
import { findCustomer } from "./customer.store.ts";

/** The latest of each history; a customer's own pages hold the rest. */
const latest = { limit: 20, offset: 0 };

/** What a customer has and how it came about, as staff who may read customers see it. */
export async function readCustomer(deps: Deps, { customer: asked, now }: { customer: string; now: Date }) {
  const { memberId: userIdAsked } = readSearchText(asked);
  const emailNormal = normalEmail(asked);
  const by = userIdAsked !== null ? { userId: userIdAsked } : emailNormal !== null ? { emailNormal } : null;
  const customer = by && (await findCustomer(deps.db, by));
  if (!customer) return refuse({ code: "CUSTOMER_NOT_FOUND" as const });
  const { userId } = customer;
  const member = await readStanding(deps, userId, now);
  const [stops, mailboxMove, levels, growth, gifts, credits, bills, coupons] = await Promise.all([
    stopsOfCustomer(deps.db, userId),
    mailboxMoveOf(deps.db, userId),
    levelRecords(deps.db, userId, latest.limit),
    growthHistory(deps.db, userId, latest),
    giftsOf(deps.db, userId),
    readCredits(deps, userId, member.level, now),
    creditHistory(deps.db, userId, latest),
    listCoupons(deps.db, { userId, status: "available", now }),
  ]);
  return ok({
    ...customer,
    mark: memberMark(userId),
    member,
    stops,
    mailboxMove,
    levels,
    growth,
    gifts,
    credits: { ...credits, ...bills },
    coupons: { available: coupons.list, counts: coupons.counts },
  });
}
