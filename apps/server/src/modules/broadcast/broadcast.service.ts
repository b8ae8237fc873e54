import { ok, type Result, refuse } from "@sihai/domain";
import { broadcastState, type LeftOutWhy, leftOutWhys, reaches } from "@sihai/domain/broadcast";
import { opensShopPage } from "@sihai/domain/content";
import { addressPrefix, languages } from "@sihai/domain/language";
import { renderMail } from "@sihai/text/mails";
import { messageText } from "@sihai/text/messages";
import { type Db, type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { mailOfMessage } from "../message/index.ts";
import { mayCheckWork } from "../staff/index.ts";
import { type Audience, candidateSorts, countAccounts } from "./audience.store.ts";
import {
  type Broadcast,
  broadcastPage,
  fateOf,
  findBroadcast,
  insertBroadcast,
  lockBroadcast,
  markChecked,
  markStopped,
  type NewBroadcast,
} from "./broadcast.store.ts";
import { messageOf, startBroadcast } from "./send-broadcast.job.ts";

const pageSize = 50;
const permission = "broadcast.send";
type Written = Omit<NewBroadcast, "staffId" | "at" | "sendAt">;
type Act = { id: string; staffId: string; now: Date; once: Once | null };

/** How it will look, and whom it would reach now. Nothing is kept. */
export async function previewBroadcast(deps: Deps, written: Written, now: Date) {
  if (leadsNowhere(written.link)) return refuse({ code: "BROADCAST_LINK_NOWHERE" as const });
  const { template, facts, link } = messageOf(written);
  const looks = languages.map((language) => {
    const words = messageText(template, facts, language);
    // Each mail has a key of its own there.
    const ending = `${deps.config.publicUrl}/${addressPrefix(language)}/login`;
    const mail = mailOfMessage(deps, words, {
      ...{ language, link },
      unsubscribeUrl: written.kind === "offer" ? ending : undefined,
    });
    const { subject, html } = renderMail(mail, language);
    return { language, title: words.title, text: words.body, mail: { subject, html } };
  });
  return ok({ reach: await reachOf(deps.db, written, now), looks });
}

/** A reader who taps it would stand on the home page and not know why. */
function leadsNowhere(link: string | null): boolean {
  return link !== null && !opensShopPage(link);
}

type Counts = { told: number; app: number; mail: number; push: number };
type Reach = Counts & { accounts: number; matching: number; leftOut: { why: LeftOutWhy; people: number }[] };

async function reachOf(
  db: Db | Tx,
  { kind, byMail, audience }: { kind: Broadcast["kind"]; byMail: boolean; audience: Audience },
  now: Date,
): Promise<Reach> {
  const [accounts, sorts] = [await countAccounts(db, now), await candidateSorts(db, audience, now)];
  const leftOut: Partial<Record<LeftOutWhy, number>> = {};
  const counts: Counts = { told: 0, app: 0, mail: 0, push: 0 };
  let matching = 0;
  for (const { people, ...one } of sorts) {
    const reached = reaches(kind, byMail, one);
    matching += people;
    if (!reached.told) leftOut[reached.why] = (leftOut[reached.why] ?? 0) + people;
    else for (const way of ["told", "app", "mail", "push"] as const) if (reached[way]) counts[way] += people;
  }
  return { accounts, matching, ...counts, leftOut: listOf(leftOut) };
}

function listOf(leftOut: Partial<Record<LeftOutWhy, number>>) {
  return leftOutWhys.flatMap((why) => {
    const people = leftOut[why] ?? 0;
    return people === 0 ? [] : [{ why, people }];
  });
}

type Create = NewBroadcast & { once: Once | null };
type CreateRefusal = { code: "BROADCAST_TOO_LATE" | "BROADCAST_LINK_NOWHERE" | "BROADCAST_REACHES_NOBODY" };

/** Hands it in as a draft; one that nobody would get as things stand is refused. */
export function createBroadcast(
  deps: Deps,
  { once, ...given }: Create,
): Promise<Result<{ id: string }, OnceRefusal | CreateRefusal>> {
  return transact<{ id: string }, CreateRefusal>(
    deps.db,
    async (tx) => {
      const { staffId, at, sendAt, title, link } = given;
      if (sendAt !== null && sendAt.getTime() <= at.getTime()) return refuse({ code: "BROADCAST_TOO_LATE" });
      if (leadsNowhere(link)) return refuse({ code: "BROADCAST_LINK_NOWHERE" });
      if ((await reachOf(tx, given, at)).told === 0) return refuse({ code: "BROADCAST_REACHES_NOBODY" });
      const id = await insertBroadcast(tx, given);
      await audit(tx, { staffId, action: "broadcast.create", subject: `broadcast:${id}`, facts: { nameEn: title.en }, at });
      return ok({ id });
    },
    once,
  );
}

type CheckRefusal = { code: "BROADCAST_NOT_FOUND" | "BROADCAST_OWN" | "BROADCAST_NOT_A_DRAFT" | "BROADCAST_REACHES_NOBODY" };

/** Lets it go, by somebody other than who wrote it where anybody else could (decisions 93 and 98). One without a time, or whose time has passed, begins at once. */
export function checkBroadcast(deps: Deps, { id, staffId, now, once }: Act): Promise<Result<null, OnceRefusal | CheckRefusal>> {
  return transact<null, CheckRefusal>(
    deps.db,
    async (tx) => {
      const broadcast = await lockBroadcast(tx, id);
      if (!broadcast) return refuse({ code: "BROADCAST_NOT_FOUND" });
      if (broadcastState(broadcast) !== "draft") return refuse({ code: "BROADCAST_NOT_A_DRAFT" });
      const rules = deps.settings.at(now);
      const may = await mayCheckWork(tx, { permission, makerId: broadcast.makerId, staffId, rules });
      if (may === "own") return refuse({ code: "BROADCAST_OWN" });
      // Whoever it was about may have closed their account, moved or switched offers off since it was handed in.
      if ((await reachOf(tx, broadcast, now)).told === 0) return refuse({ code: "BROADCAST_REACHES_NOBODY" });
      const alone = may === "alone";
      await markChecked(tx, { id, staffId, at: now, alone });
      if (broadcast.sendAt === null || broadcast.sendAt.getTime() <= now.getTime())
        await startBroadcast(tx, deps, broadcast, now);
      const facts = { nameEn: broadcast.title.en, ...(alone && { checkedAlone: true }) };
      await audit(tx, { staffId, action: "broadcast.check", subject: `broadcast:${id}`, facts, at: now });
      return ok(null);
    },
    once,
  );
}

type StopRefusal = { code: "BROADCAST_NOT_FOUND" | "BROADCAST_OVER" };

/** Ends it where it stands: a batch that is under way is told to its end, and nobody after it. */
export function stopBroadcast(deps: Deps, { id, staffId, now, once }: Act): Promise<Result<null, OnceRefusal | StopRefusal>> {
  return transact<null, StopRefusal>(
    deps.db,
    async (tx) => {
      const broadcast = await lockBroadcast(tx, id);
      if (!broadcast) return refuse({ code: "BROADCAST_NOT_FOUND" });
      if (["done", "stopped"].includes(broadcastState(broadcast))) return refuse({ code: "BROADCAST_OVER" });
      await markStopped(tx, { id, staffId, at: now });
      const facts = { nameEn: broadcast.title.en, count: broadcast.sent };
      await audit(tx, { staffId, action: "broadcast.stop", subject: `broadcast:${id}`, facts, at: now });
      return ok(null);
    },
    once,
  );
}

/**
 * A page of what was written to many, with what this member of staff may do about a draft: check it, check it alone, or neither.
 */
export async function listBroadcasts(deps: Deps, { page, staffId, now }: { page: number; staffId: string; now: Date }) {
  const found = await broadcastPage(deps.db, { limit: pageSize, offset: (page - 1) * pageSize });
  const rules = deps.settings.at(now);
  const list = await Promise.all(
    found.list.map(async ({ makerId, toldUpTo: _, ...broadcast }) => {
      const state = broadcastState(broadcast);
      const mayCheck =
        state === "draft" ? await mayCheckWork(deps.db, { permission, makerId, staffId, rules }) : ("state" as const);
      return { ...broadcast, state, mayCheck, leftOut: listOf(broadcast.leftOut) };
    }),
  );
  return ok({ list, total: found.total, page, pageSize });
}

/** What became of it; before it begins, whom it would reach now. */
export async function readBroadcast(deps: Deps, id: string, now: Date) {
  const broadcast = await findBroadcast(deps.db, id);
  if (!broadcast) return refuse({ code: "BROADCAST_NOT_FOUND" as const });
  const isToCome = ["draft", "waiting"].includes(broadcastState(broadcast));
  return ok({ reach: isToCome ? await reachOf(deps.db, broadcast, now) : null, ...(await fateOf(deps.db, id)) });
}
