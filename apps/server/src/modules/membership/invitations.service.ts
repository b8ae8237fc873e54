import { randomInt } from "node:crypto";
import { type Money, ok, sign, toDecimal } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { initialOf, invitationCodeLength, invitationSigns, isSameMailbox } from "@sihai/domain/membership";
import type { Deps, Tx } from "#platform";
import { tell } from "../message/index.ts";
import { oweGift } from "./gift.store.ts";
import {
  codeOf,
  countRewarded,
  insertInvitation,
  invitationsOf,
  inviterBy,
  keepCode,
  markOverMost,
  nameBehind,
  settleInvitation,
} from "./invitation.store.ts";
import { lockMember } from "./member.store.ts";

/** The page about inviting. A code is made the first time somebody looks. */
export async function readInvitations({ db, settings }: Deps, userId: string, now: Date) {
  let mine = await codeOf(db, userId);
  while (mine === null) {
    await keepCode(db, userId, newCode());
    mine = await codeOf(db, userId);
  }
  const { inviter, invited, leastFreight: least, mostAYear } = settings.at(now).invitationReward;
  return ok({ ...mine, inviter, invited, least, most: mostAYear, list: await invitationsOf(db, userId) });
}

/** What whoever follows a link is told before they sign up; nothing where the code is nobody's, or an invitation gives nothing now. */
export async function readInvitation({ db, settings }: Deps, code: string, now: Date) {
  const { invited: amount, leastFreight: least } = settings.at(now).invitationReward;
  const name = sign(amount) > 0 ? await nameBehind(db, code) : null;
  return ok({ invitation: name === null ? null : { initial: initialOf(name), amount, least } });
}

function newCode(): string {
  return Array.from({ length: invitationCodeLength }, () => invitationSigns[randomInt(invitationSigns.length)]).join("");
}

type Coming = { invitedId: string; email: string; code: string; browser: string; at: Date };

/**
 * Writes down who brought somebody, in the transaction that opens the account. A code of nobody's, and one of the person's own (the same browser
 * or mailbox), brings nobody: signing up goes on all the same. Who was brought is told what for.
 */
export async function comeByInvitation(tx: Tx, deps: Deps, { invitedId, email, code, browser, at }: Coming): Promise<void> {
  const inviter = await inviterBy(tx, code, browser);
  if (inviter === null || inviter.isSameBrowser || isSameMailbox(inviter.email, email)) return;
  const terms = deps.settings.at(at).invitationReward;
  await insertInvitation(tx, { userId: inviter.userId, invitedId, terms, at });
  if (sign(terms.invited) <= 0) return;
  const facts = { amountCny: toDecimal(terms.invited), leastCny: toDecimal(terms.leastFreight) };
  await tell(tx, deps, { userId: invitedId, type: "activity", template: "invited", facts, link: "/user/member", at });
}

type Received = { userId: string; packageNo: string; freightPaid: Money; at: Date };

const yearMs = 365 * 86_400_000;

/**
 * The first parcel has arrived: what was paid for it is given back no more, so both get what the invitation is worth, once. Handed over as
 * coupons by the sweep of gifts, which tells them.
 */
export async function rewardInvitation(tx: Tx, { settings }: Deps, received: Received): Promise<void> {
  const { userId: invitedId, at } = received;
  const settled = await settleInvitation(tx, { ...received, invitedId });
  if (settled === null) return;
  const { userId: inviterId, name, validDays } = settled;
  const owe = async (userId: string, gift: "invited" | "invitation", amount: Money, reference: string) => {
    if (sign(amount) <= 0) return;
    await lockMember(tx, userId, beijingDate(at));
    await oweGift(tx, { userId, gift, reference, level: 0, name, amount, validDays, at });
  };
  await owe(invitedId, "invited", settled.invited, inviterId);
  // The one just settled is among them.
  const count = await countRewarded(tx, inviterId, new Date(at.getTime() - yearMs));
  if (count > settings.at(at).invitationReward.mostAYear) await markOverMost(tx, inviterId, settled.id);
  else await owe(inviterId, "invitation", settled.inviter, invitedId);
}
