import {
  aboutInfo,
  dailyCheck,
  displayCurrencies,
  editUserInfo,
  modifyCurrency,
  remittanceCurrencies,
  setUserLanguage,
  statusNumbers,
  userInfo,
} from "@sihai/contract/identity";
import { refuse } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, race, type SpecWorld } from "#testing";
import { readUserInfo } from "./user-info.service.ts";

let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld();
});

describe("the account", () => {
  it("that went between the door and the look says that it could not be loaded (10001, rule N-04)", async () => {
    expect(await readUserInfo(world.deps, "999999999")).toEqual(refuse({ code: "GET_INFO_ERROR" }));
  });

  it("shows every field of the specification, and none that is secret (rules B-55 and F60)", async () => {
    const mei = await world.shopper({ funds: "88.80" });
    const info = await mei.must(userInfo);
    expect(info).toMatchObject({
      userId: mei.id,
      realityMoney: "88.80",
      point: 0,
      sign: false,
      signDay: 0,
      language: "cn",
      currencyCode: "CNY",
      currencySymbol: "CN ￥",
      currencyRate: "1",
      warehouseId: 1,
      isBindEmail: true,
      emailIsValid: true,
      isWxBindEmail: false,
      isRegistered: true,
    });
    expect(Object.keys(info).sort()).toEqual([
      "activeNotice",
      "avatar",
      "closesAt",
      "couponsNum",
      "currencyCode",
      "currencyRate",
      "currencySymbol",
      "email",
      "emailIsValid",
      "hasLoginPassword",
      "hasPayPassword",
      "isBindEmail",
      "isRegistered",
      "isWxBindEmail",
      "language",
      "mailboxAsked",
      "nickName",
      "point",
      "realityMoney",
      "sign",
      "signDay",
      "userId",
      "userLevel",
      "userName",
      "warehouseId",
    ]);
  });

  it("takes names, currency and language", async () => {
    const mei = await world.shopper();
    await mei.must(editUserInfo, { body: { nickName: "Mei", userName: "mei_abroad", warehouseId: 2 } });
    expect(await mei.must(modifyCurrency, { params: { currency: "USD" } })).toMatchObject({
      currencyCode: "USD",
      currencySymbol: "US$",
    });
    await mei.must(setUserLanguage, { body: { userLang: "en" } });
    expect(await mei.must(userInfo)).toMatchObject({
      nickName: "Mei",
      userName: "mei_abroad",
      currencyCode: "USD",
      language: "en",
      warehouseId: 2,
    });
    expect(await mei.call(modifyCurrency, { params: { currency: "EUR" } })).toMatchObject({
      ok: false,
      code: "CURRENCY_NOT_SHOWN",
    });
    expect(await mei.call(editUserInfo, { body: { userName: "short" } })).toMatchObject({ ok: false, status: 400 });
    expect(await mei.call(editUserInfo, { body: { avatarFileId: "a".repeat(32) } })).toMatchObject({ ok: false, status: 404 });
  });

  it("counts nothing for somebody new", async () => {
    const mei = await world.shopper();
    expect(Object.values(await mei.must(statusNumbers)).every((count) => count === 0)).toBe(true);
  });
});

describe("the daily check-in", () => {
  it("counts once a Beijing day however often it is pressed at once (rule F25)", async () => {
    const mei = await world.shopper();
    const second = await world.anotherNode();
    const outcomes = await race(24, (index) => {
      const client = world.visitor();
      Object.assign(client, { url: index % 2 ? world.url : second });
      for (const [name, value] of mei.cookies) client.cookies.set(name, value);
      return client.call(dailyCheck, { params: { userId: mei.id } });
    });
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await mei.must(userInfo)).toMatchObject({ sign: true, signDay: 1, point: 1 });
  });

  it("gives five credits on every seventh day in a row, and starts again after a gap", async () => {
    const mei = await world.shopper();
    const earned: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      earned.push((await mei.must(dailyCheck, { params: { userId: mei.id } })).earned);
      await world.advance(86_400);
    }
    expect(earned).toEqual([1, 1, 1, 1, 1, 1, 5, 1]);
    await world.advance(86_400);
    expect(await mei.must(userInfo)).toMatchObject({ sign: false, signDay: 0 });
    expect(await mei.must(dailyCheck, { params: { userId: mei.id } })).toMatchObject({ signDay: 1, point: 13 });
  });

  it("answers somebody else's id like an unknown one (rule F57)", async () => {
    const [mei, omar] = [await world.shopper(), await world.shopper({ name: "omar" })];
    const foreign = await mei.call(dailyCheck, { params: { userId: omar.id } });
    expect(foreign).toEqual(await mei.call(dailyCheck, { params: { userId: "99999999" } }));
    expect(foreign).toMatchObject({ ok: false, state: 20005 });
    // Nobody named an e-mail: the sentence speaks of none.
    expect(JSON.stringify(foreign)).not.toMatch(/e-mail|邮箱/);
  });
});

describe("the small tools", () => {
  it("list currencies to everybody", async () => {
    const visitor = world.visitor();
    expect((await visitor.must(displayCurrencies)).list.map(({ code }) => code)).toEqual(["CNY", "USD"]);
    const { list } = await visitor.must(remittanceCurrencies);
    expect(list).toHaveLength(13);
    expect(list.every(({ rate }) => rate === null || Number(rate) > 0)).toBe(true);
    expect(await visitor.must(aboutInfo)).toMatchObject({ name: { zh: "四海", en: "Sihai" }, isWechatOn: true });
  });
});
