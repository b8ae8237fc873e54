import { StoreUnavailable } from "@sihai/adapters/storage";
import { endpoint } from "@sihai/contract";
import { addressEdit } from "@sihai/contract/address";
import { dailyCheck, sendCodeToMail } from "@sihai/contract/identity";
import { cancelItem, deleteOrder, orderDetail } from "@sihai/contract/order";
import { openRecharge } from "@sihai/contract/payment";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { buildHttpServer, everyone, route } from "#platform";
import { aBuyer, anAddress, aWorld, type Client, type SpecWorld } from "#testing";
import { anOrder } from "../order/orders.ts";

/** Refusals that no journey of a module comes across by itself: each is reached here the way a caller would reach it. */
let world: SpecWorld;
let mei: Client;
let admin: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
  admin = await world.staff("admin");
});

const json = { "content-type": "application/json" };

async function refusalOf(client: Client, method: "GET" | "POST", path: string, body?: unknown) {
  const reply = await client.fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: json, body: JSON.stringify(body) }),
  });
  const { state, data } = (await reply.json()) as { state: number; data: { code?: string } | null };
  return { status: reply.status, state, code: data?.code };
}

describe("what nobody has", () => {
  it.each([
    ["FILE_NOT_FOUND", "GET", `/files/${"a".repeat(32)}`, undefined],
    ["BILL_NOT_FOUND", "GET", "/wallet/bill?billId=999999999", undefined],
    ["PLAN_NOT_FOUND", "GET", "/parcel/plan/999999999", undefined],
    ["VIDEO_NOT_FOUND", "GET", `/order/service/video-info?videoId=${"a".repeat(32)}`, undefined],
    ["SERVICE_NOT_FOUND", "POST", "/order/service/cancel", { entryId: "999999999" }],
    ["RETURN_NOT_FOUND", "POST", "/return/cancel", { returnNo: "RT000000000" }],
    ["CLAIM_NOT_FOUND", "POST", "/claim/withdraw", { claimNo: "CL000000000" }],
    ["EXPERT_NOT_FOUND", "GET", "/expert/detail?serviceBarcode=ZJ000000000", undefined],
    ["PICTURE_NOT_FOUND", "GET", `/goods/picture/999999999/${"a".repeat(16)}?w=200`, undefined],
  ] as const)("%s", async (code, method, path, body) => {
    expect(await refusalOf(mei, method, path, body)).toMatchObject({ status: 404, code });
  });

  it.each([
    ["RATE_VERSION_NOT_FOUND", "GET", "/staff/freight/version?versionId=999999999", undefined],
    ["MANIFEST_NOT_FOUND", "GET", "/staff/dispatch/manifest?manifestNo=M20261121-AAAAAA&format=csv", undefined],
    ["DISPUTE_NOT_FOUND", "POST", "/staff/forwarding/disputes/decide", { disputeId: "999999999", decision: "release" }],
  ] as const)("%s at a desk", async (code, method, path, body) => {
    expect(await refusalOf(admin, method, path, body)).toMatchObject({ status: 404, code });
  });
});

describe("an account", () => {
  it("checks in once a day (CHECKED_IN_ALREADY)", async () => {
    await mei.must(dailyCheck, { params: { userId: mei.id } });
    expect(await mei.call(dailyCheck, { params: { userId: mei.id } })).toMatchObject({ ok: false, code: "CHECKED_IN_ALREADY" });
  });

  it("without an e-mail gets no code (20029)", async () => {
    const nobody = await world.shopper();
    await world.deps.db.updateTable("app_user").set({ email: "" }).where("id", "=", nobody.id).execute();
    expect(await nobody.call(sendCodeToMail, { body: { purpose: "payment-password" } })).toMatchObject({
      ok: false,
      state: 20029,
    });
  });

  it("keeps fifty addresses (ADDRESS_BOOK_FULL)", async () => {
    const collector = await world.shopper();
    for (let count = 0; count < world.deps.settings.at(world.deps.clock.now()).addressesMost; count += 1)
      await anAddress(world, collector);
    const body = {
      consignee: "Mei",
      addressLastName: "Chen",
      contact: "+49301234567",
      email: "mei@example.com",
      countryId: "DE",
      addressState: "Berlin",
      stateId: "DE-BE",
      city: "Berlin",
      fullAddress: "Invalidenstraße 1",
      zipCode: "10115",
    };
    expect(await collector.call(addressEdit, { body })).toMatchObject({ ok: false, code: "ADDRESS_BOOK_FULL" });
  });

  it.each(["9.99", "50000.01"])("is not recharged with %s (RECHARGE_AMOUNT_REFUSED)", async (amount) => {
    expect(await mei.call(openRecharge, { body: { amount } })).toMatchObject({ ok: false, code: "RECHARGE_AMOUNT_REFUSED" });
  });
});

describe("an order", () => {
  it("has an item cancelled once (ITEM_CANCEL_REFUSED, rule N-61)", async () => {
    const { orderNo } = await anOrder(world, mei);
    const [item] = (await mei.must(orderDetail, { query: { orderNo } })).items;
    const body = { itemNo: item?.itemNo ?? "", reason: "changed-mind" as const };
    await mei.must(cancelItem, { body });
    expect(await mei.call(cancelItem, { body })).toMatchObject({ ok: false, status: 409, code: "ITEM_CANCEL_REFUSED" });
  });

  it("that may still be paid is not deleted (ORDER_DELETE_REFUSED, rule N-59)", async () => {
    const { orderNo } = await anOrder(world, mei);
    expect(await mei.call(deleteOrder, { body: { orderNo } })).toMatchObject({ ok: false, code: "ORDER_DELETE_REFUSED" });
    expect((await mei.must(orderDetail, { query: { orderNo } })).state).toBe("unpaid");
  });
});

it("a way of logging in that is not set up says so, in both languages (LOGIN_METHOD_OFF, rule N-26)", async () => {
  const without = await aWorld({ adapters: { socialLogin: undefined } });
  const said = [];
  for (const language of ["en", "zh-CN"]) {
    const reply = await without.visitor().fetch("/api/user/oauth/wx-login", {
      method: "POST",
      headers: { ...json, "accept-language": language },
      body: "{}",
    });
    said.push(await reply.json());
  }
  expect(said).toMatchObject([
    { state: 20113, msg: "This login method is not supported", data: { code: "LOGIN_METHOD_OFF" } },
    { state: 20113, msg: "暂不支持该登录方式" },
  ]);
});

describe("the server itself", () => {
  it("reads half a megabyte and no more (TOO_LARGE)", async () => {
    const body = { orderNos: ["x".repeat(600_000)] };
    expect(await refusalOf(mei, "POST", "/order/pay", body)).toMatchObject({ status: 413, code: "TOO_LARGE" });
  });

  const broken = endpoint({ method: "GET", path: "/spec/broken", summary: "Fails", data: z.null() });
  const hurried = endpoint({ method: "GET", path: "/spec/hurried", summary: "Twice a minute", data: z.null() });

  it("says Service Error for a fault of its own, without what went wrong, and slows the hasty down", async () => {
    let fault: Error = new Error("secret detail");
    const server = await buildHttpServer(
      world.deps,
      [
        route(broken, { allow: everyone, handle: () => Promise.reject(fault) }),
        route(hurried, { allow: everyone, limits: { perMinute: 2, by: "ip" }, handle: async () => ({ ok: true, value: null }) }),
      ],
      [],
    );
    const headers = { "accept-language": "en" };
    const failed = await server.inject({ url: "/api/spec/broken", headers });
    expect(failed.json()).toEqual({ state: 10500, msg: "Service Error", data: { code: "SERVICE_ERROR" } });
    expect(failed.statusCode).toBe(500);
    const terminated = Object.assign(new Error("terminating connection"), { code: "57P01" });
    for (const temporary of [terminated, new StoreUnavailable("away", "no answer from s3.example.com in time")]) {
      fault = temporary;
      const away = await server.inject({ url: "/api/spec/broken", headers });
      expect(away.json()).toMatchObject({ state: 10503, data: { code: "SERVICE_BUSY" } });
      expect(away.statusCode).toBe(503);
    }
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await server.inject({ url: "/api/spec/hurried", headers }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.json()).toMatchObject({ state: 10429, data: { code: "TOO_MANY_REQUESTS" } });
    await server.close();
  });
});
