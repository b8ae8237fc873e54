import { ok, refuse } from "@sihai/domain";
import { beijingDate, dayBefore } from "@sihai/domain/clocks";
import { addressPrefix, languageOrDefault } from "@sihai/domain/language";
import { usualWarehouse } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { pictureUrl } from "../file/index.ts";
import { balanceOf, creditsOf, wallet } from "../ledger/index.ts";
import { daysInRowOn } from "./check-in.store.ts";
import { closesAt } from "./closing/closing.store.ts";
import { displayCurrency } from "./currencies.ts";
import { mailboxAsked } from "./lost-mailbox/mailbox-asked.ts";
import { accountInfo, couponsToUse, unreadNotices } from "./user-info.store.ts";

/** Everything of rule B-55, read together. */
export async function readUserInfo(deps: Deps, userId: string) {
  const { db } = deps;
  const account = await accountInfo(db, userId);
  if (!account) return refuse({ code: "GET_INFO_ERROR" });
  const today = beijingDate(deps.clock.now());
  const daysToday = await daysInRowOn(db, userId, today);
  return ok({
    userId: account.id,
    sign: daysToday > 0,
    signDay: daysToday > 0 ? daysToday : await daysInRowOn(db, userId, dayBefore(today)),
    point: await creditsOf(db, userId),
    couponsNum: await couponsToUse(db, userId, deps.clock.now()),
    emailIsValid: account.emailConfirmedAt !== null,
    isBindEmail: account.email !== "",
    isWxBindEmail: account.wechatOpenId !== null,
    ...(await displayCurrency(deps, account.currency)),
    warehouseId: usualWarehouse(deps.settings.at(deps.clock.now()).warehouses, account.warehouseId),
    userLevel: account.level,
    language: addressPrefix(languageOrDefault(account.language)),
    email: account.email,
    userName: account.userName,
    nickName: account.nickName,
    avatar: account.avatarFileId === null ? null : pictureUrl(account.avatarFileId, 320),
    realityMoney: await balanceOf(db, wallet(userId)),
    activeNotice: await unreadNotices(db, userId),
    isRegistered: true,
    hasPayPassword: account.hasPayPassword,
    hasLoginPassword: account.hasPassword,
    closesAt: await closesAt(db, userId),
    mailboxAsked: await mailboxAsked(deps, userId),
  });
}
