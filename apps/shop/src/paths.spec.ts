import { readSearch, writeSearch } from "@sihai/client";
import { opensShopPage } from "@sihai/domain/content";
import { describe, expect, it } from "vitest";
import { allPaths, needsUser, pathOf, paths } from "./paths.ts";

/** Rule A-37, in its order; kept apart from the table so that a lost line is noticed. */
const listed = `home cart login register forgot-password me shopping
calculator/index calculator/list calculator/detail calculator/goods-property
pay/index pay/success recharge/index recharge/mainland recharge/overseas recharge/wise recharge/receipt recharge/success
wallet/index wallet/withdraw wallet/withdraw/record wallet/withdraw/apply wallet/withdraw/apply/success
delivery-expert/index delivery-expert/detail delivery-expert/in-storage delivery-expert/packing-plan
goods/detail goods/search goods/collection goods/my-cart-goods goods/service-promise
guide/shopping guide/transfer guide/user help-center/list help-center/sub-list help-center/detail
operation/logistics-modified operation/order-logistics-tracking operation/pkg-logistics-tracking operation/return-exchange
operation/supplement-payment operation/video
order/list order/detail order/pending-confirmation order/in-storage/goods-list
order/in-storage/free-packaging-value-added-service order/in-storage/submit order/in-storage/outlet-address
order/service/additional-services order/service/existing-services order/submit/dg order/submit/dg/results order/submit/diy
order/submit/zy order/submit/zy/good-info-form order/submit/zy/result
package/list package/detail package/declaration/details package/declaration/names package/plan/detail
package/service/existing-services package/submit/result warehouse/list warehouse/address
user/address user/address/edit user/country-select user/coupon user/member user/member/growth user/message user/message/list
user/password user/password/pay user/password/login user/password/login/email user/password/login/original
user/password/login/success user/points user/setting user/user-info-edit user/account/email user/consult/my-consult
user/consult/my-consult/unread user/consult/service user/consult/service/expert user/consult/shop-consult`
  .split(/\s+/)
  .map((path) => `/${path}`);

describe("the addresses", () => {
  it("are the 92 of the checklist, in its order", () => {
    expect(allPaths).toEqual(listed);
    expect(allPaths).toHaveLength(92);
  });

  it("ask for a user where the path says so, but for the visitor's guide (rules A-70 to A-82)", () => {
    const words = /user|order|package|recharge|wallet|pay/;
    const byRule = listed.filter((path) => words.test(path) && path !== "/guide/user");
    expect(allPaths.filter((path) => paths[path].access === "user")).toEqual(byRule);
  });

  it("answer at the bare group path too (rule A-41)", () => {
    expect(pathOf("/wallet")).toBe("/wallet/index");
    expect(pathOf("/calculator/")).toBe("/calculator/index");
    expect(pathOf("/order")).toBeNull();
    expect(needsUser("/pay")).toBe(true);
    expect(needsUser("/goods/search")).toBe(false);
    expect(needsUser("/user/nothing")).toBe(false);
    expect(pathOf("/constructor")).toBeNull();
  });
});

describe("what the server and the console take for a page of the shop", () => {
  it.each([...listed, "/wallet", "/calculator", "/order", "/user", "/nowhere", "/help-center/lists", "/constructor"])(
    "is what opens one: %s",
    (path) => {
      expect(opensShopPage(path)).toBe(pathOf(path) !== null);
      expect(opensShopPage(`${path}?typeId=1`)).toBe(opensShopPage(path));
    },
  );
});

describe("the query of a page", () => {
  it("keeps long numbers whole and leaves out what is wrong or unknown", () => {
    const { search } = paths["/user/address/edit"];
    expect(readSearch(search, { addressId: "9007199254740993123", back: "/home", evil: "1" })).toEqual({
      addressId: "9007199254740993123",
      back: "/home",
    });
    expect(readSearch(search, { addressId: "12x", back: "a\u0000b" })).toEqual({});
    expect(readSearch(paths["/calculator/list"].search, { weight: "2.1", height: "-3", properties: "a,b" })).toEqual({
      weight: 2.1,
      properties: ["a", "b"],
    });
  });
  it("reads back what it writes", () => {
    const { search } = paths["/calculator/list"];
    const given = { country: "DE", weight: 2.1, properties: ["a", "b"], sort: "price" };
    expect(readSearch(search, writeSearch({ ...given, length: undefined }))).toEqual(given);
  });
});
