import { randomBytes } from "node:crypto";
import { ok, type Result, refuse } from "@sihai/domain";
import { addressPrefix } from "@sihai/domain/language";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, endViewing, inTransaction, type OnceRefusal, type Staff, type Sweep, transact, type Viewer } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { endBefore, endOld, endUnopened, keepAsked, nameOfStaff, takeEnded, takeTicket, whoseShop } from "./viewing.store.ts";

type Asked = { userId: string; reason: string; who: Staff; now: Date };
type Refused = { code: "CUSTOMER_NOT_FOUND" | "VIEWING_STOPPED" };

const aSecret = () => randomBytes(32).toString("base64url");

/**
 * Gives a member of staff the address that opens the shop as one customer sees it. What it holds opens once; one asked for before no longer
 * does. A visit under way goes on until this one opens, so that its pages do not find themselves ended and end what is just being opened.
 */
export function beginViewing(deps: Deps, { userId, reason, who }: Asked): Promise<Result<{ url: string }, Refused>> {
  const ticket = aSecret();
  return inTransaction<Result<{ url: string }, Refused>>(deps.db, async (tx) => {
    const customer = await whoseShop(tx, userId);
    if (customer === null) return refuse({ code: "CUSTOMER_NOT_FOUND" });
    if (customer.disabled) return refuse({ code: "VIEWING_STOPPED" });
    const { staffId, sessionId: staffSessionId } = who;
    const minutes = deps.settings.at(deps.clock.now()).viewingMinutes;
    await endUnopened(tx, staffId);
    await keepAsked(tx, { staffId, staffSessionId, userId, reason, minutes, ticket });
    return ok({ url: `${deps.config.publicUrl}/${addressPrefix(customer.language)}/login?view=${ticket}` });
  });
}

type Opened = { token: string; userId: string; mark: string; email: string; by: string; until: Date };

/** Begins the visit: from here on its customer's pages are seen, so here it is written down, its customer told and any other ended: one customer at a time. One that does not open ends none. */
export function openViewing(
  deps: Deps,
  ticket: string,
  at: Date,
): Promise<Result<Opened, { code: "VIEWING_TICKET_WRONG" } | OnceRefusal>> {
  const token = aSecret();
  return transact<Opened, { code: "VIEWING_TICKET_WRONG" }>(deps.db, async (tx) => {
    await endBefore(tx, ticket);
    const begun = await takeTicket(tx, ticket, token);
    if (begun === null) return refuse({ code: "VIEWING_TICKET_WRONG" });
    const { staffId, userId, reason, minutes } = begun;
    const customer = await whoseShop(tx, userId);
    const by = await nameOfStaff(tx, staffId);
    const until = new Date(at.getTime() + minutes * 60_000);
    const mark = memberMark(userId);
    const facts = { by, reason, at: at.toISOString(), until: until.toISOString() };
    await audit(tx, { staffId, action: "customer.view", subject: `customer:${mark}`, facts: { reason, until: facts.until }, at });
    await tell(tx, deps, { userId, type: "system", template: "account-viewed", facts, link, at });
    return ok({ token, userId, mark, email: customer?.email ?? "", by, until });
  });
}

/** Where the customer finds every such visit. */
const link = "/user/setting?part=devices";

/** Ends a visit: on every page and node with the next call. */
export async function leaveViewing(deps: Deps, viewingId: string): Promise<void> {
  await endViewing(deps.db, viewingId, "by-staff");
  await noteEnds(deps);
}

/** Writes down how visits ended, whoever ended them: a button, a sign-out, a right taken away or their time. */
async function noteEnds(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    for (const { staffId, userId, how } of await takeEnded(tx))
      await audit(tx, { staffId, action: "customer.view-end", subject: `customer:${memberMark(userId)}`, facts: { how }, at });
  });
}

export const viewingsEnd: Sweep = {
  name: "visits to customers' pages that are over",
  everySeconds: 30,
  async run(deps) {
    await endOld(deps.db);
    await noteEnds(deps);
  },
};

/** What the bar on every page says. Visits count real days, as sessions do (decision 15); the page reads the clock of the business. */
export async function aboutViewing(deps: Deps, { userId, staffName, until }: Viewer) {
  const customer = await whoseShop(deps.db, userId);
  return ok({
    mark: memberMark(userId),
    email: customer?.email ?? "",
    by: staffName,
    until: new Date(until.getTime() + deps.clock.offsetMs()),
  });
}
