import * as contract from "@sihai/contract/identity";
import { currencyCodes, ok, refuse } from "@sihai/domain";
import { languageOrDefault } from "@sihai/domain/language";
import { refuseNewGoods } from "@sihai/domain/warehouse";
import { brandName } from "@sihai/text";
import { browserOfUser, everyone, type Route, route, users } from "#platform";
import { setDisplayCookies } from "./auth-record.ts";
import { activateByLink, moveToEmail } from "./change-email.service.ts";
import { checkIn } from "./check-in.service.ts";
import { issueCode } from "./code/codes.ts";
import { currencyList, displayCurrency, displayCurrencyCodes, shownCurrencies } from "./currencies.ts";
import { changeLoginPassword } from "./edit-password.service.ts";
import { emailOf } from "./email-of.ts";
import { guesserOf } from "./guesser.ts";
import { changeOne, ownsPicture } from "./user.store.ts";
import { readUserInfo } from "./user-info.service.ts";

/** The account as its owner sees and changes it, and the small tools beside it (rules B-53 and B-54). */
export const settingsRoutes: Route[] = [
  route(contract.userInfo, { allow: users, handle: ({ deps, who }) => readUserInfo(deps, who.userId) }),
  route(contract.aboutInfo, {
    allow: everyone,
    handle: async ({ deps: { config, adapters } }) =>
      ok({
        name: brandName,
        email: /<([^>]+)>/.exec(config.mail.from)?.[1] ?? config.mail.from,
        version: config.commit || "1",
        isWechatOn: adapters.socialLogin !== undefined,
        hasSandbox: config.sandbox,
      }),
  }),
  route(contract.editUserInfo, {
    allow: users,
    async handle({ deps, who, body, now }) {
      const { avatarFileId, warehouseId } = body;
      const closed = warehouseId === undefined ? null : refuseNewGoods(deps.settings.at(now).warehouses, warehouseId);
      if (closed) return refuse(closed);
      if (avatarFileId && !(await ownsPicture(deps.db, who.userId, avatarFileId))) return refuse({ code: "NOT_FOUND" });
      await changeOne(deps.db, who.userId, {
        ...(body.userName !== undefined && { userName: body.userName }),
        ...(body.nickName !== undefined && { nickName: body.nickName }),
        ...(avatarFileId !== undefined && { avatarFileId }),
        ...(warehouseId !== undefined && { warehouseId }),
      });
      return ok(null);
    },
  }),
  route(contract.modifyCurrency, {
    allow: users,
    async handle({ deps, who, params }) {
      const currency = displayCurrencyCodes.find((code) => code === params.currency);
      if (!currency) return refuse({ code: "CURRENCY_NOT_SHOWN" });
      await changeOne(deps.db, who.userId, { currency });
      return ok(await displayCurrency(deps, currency));
    },
  }),
  route(contract.setUserLanguage, {
    allow: users,
    async handle({ deps, who, body }) {
      await changeOne(deps.db, who.userId, { language: languageOrDefault(body.userLang) });
      return ok({ language: body.userLang });
    },
  }),
  route(contract.dailyCheck, {
    allow: users,
    async handle({ deps, who, params, once }) {
      if (params.userId !== who.userId) return refuse({ code: "USER_NOT_FOUND" });
      return checkIn(deps, who.userId, once);
    },
  }),
  route(contract.editPassword, {
    allow: users,
    limits: { perMinute: 60, by: "who" },
    async handle(call) {
      const { deps, who, params, body } = call;
      if (params.userId !== who.userId) return refuse({ code: "USER_NOT_FOUND" });
      const by = "code" in body ? { code: body.code } : { oldPassword: body.oldPassword };
      const { password, confirmPassword } = body;
      return changeLoginPassword(deps, { ...who, browser: browserOfUser(call, who.userId), password, confirmPassword, by });
    },
  }),
  route(contract.sendNewEmailCode, {
    allow: users,
    limits: { perMinute: 30, by: "who" },
    handle: (call) =>
      issueCode(call.deps, {
        purpose: "change-email",
        emailNormal: emailOf(call.body.email),
        browser: browserOfUser(call, call.who.userId),
        guesser: guesserOf(call.who.userId),
        language: call.language,
        userId: call.who.userId,
      }),
  }),
  route(contract.changeEmail, {
    allow: users,
    limits: { perMinute: 60, by: "who" },
    async handle(call) {
      const { deps, who, body } = call;
      const done = await moveToEmail(deps, { ...who, ...body, browser: browserOfUser(call, who.userId) });
      if (done.ok) setDisplayCookies(call, { userId: who.userId, email: done.value.email });
      return done;
    },
  }),
  route(contract.activateEmail, {
    allow: everyone,
    limits: { perMinute: 60, by: "ip" },
    handle: ({ deps, query }) => activateByLink(deps, query.key),
  }),
  route(contract.displayCurrencies, {
    allow: everyone,
    handle: async ({ deps, now }) => ok({ list: await shownCurrencies(deps, now) }),
  }),
  route(contract.remittanceCurrencies, {
    allow: everyone,
    handle: async ({ deps }) => ok({ list: await currencyList(deps, currencyCodes) }),
  }),
];
