import { ok, refuse } from "@sihai/domain";
import { beijingDate, dayBefore } from "@sihai/domain/clocks";
import { addressPrefix, languageOrDefault } from "@sihai/domain/language";
import { usualWarehouse } from "@sihai/domain/warehouse";
import type { Deps } from "#platform";
import { pictureUrl } from "../file/index.ts";
import { balanceOf, creditsOf, wallet } from "../ledger/index.ts";
import { daysInRowOn } from "./check-in.store.ts";
import { displayCurrency } from "./currencies.ts";
import { couponsToUse, infoRow, unreadNotices } from "./user-info.store.ts";

/** Everything of rule B-55, read together. */
export async function readUserInfo(deps: Deps, userId: string) {
  const { db } = deps;
  const row = await infoRow(db, userId);
  if (!row) return refuse({ code: "GET_INFO_ERROR" });
  const today = beijingDate(deps.clock.now());
  const daysToday = await daysInRowOn(db, userId, today);
  return ok({
    userId: row.id,
    sign: daysToday > 0,
    signDay: daysToday > 0 ? daysToday : await daysInRowOn(db, userId, dayBefore(today)),
    point: await creditsOf(db, userId),
    couponsNum: await couponsToUse(db, userId, deps.clock.now()),
    emailIsValid: row.email_confirmed_at !== null,
    isBindEmail: row.email !== "",
    isWxBindEmail: row.wechat_open_id !== null,
    ...(await displayCurrency(deps, row.currency)),
    warehouseId: usualWarehouse(deps.settings.at(deps.clock.now()).warehouses, row.warehouse_id),
    userLevel: row.level,
    growth: row.growth,
    language: addressPrefix(languageOrDefault(row.language)),
    email: row.email,
    userName: row.user_name,
    nickName: row.nick_name,
    avatar: row.avatar_file_id === null ? null : pictureUrl(row.avatar_file_id, 320),
    realityMoney: await balanceOf(db, wallet(userId)),
    activeNotice: await unreadNotices(db, userId),
    isRegistered: true,
    hasPayPassword: row.has_pay_password,
    hasLoginPassword: row.has_password,
  });
}
