import { messageList } from "@sihai/contract/message";
import { listOrders, submitDiy } from "@sihai/contract/order";
import { listParcels } from "@sihai/contract/parcel";
import { listTokens, makeToken, revokeToken } from "@sihai/contract/partner";
import type { TokenScope } from "@sihai/domain/partner";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, Client, race, type SpecWorld } from "#testing";
import { changeRule } from "../../../testing/setting/change-rule.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
});

async function aToken(owner: Client, scopes: TokenScope[], name = aKey()): Promise<string> {
  return (await owner.must(makeToken, { body: { name, scopes, days: 30 } })).token;
}

/** A program: a token, and no cookie at all. */
function programOf(token: string, url = world.url): Client {
  const program = new Client(url);
  program.token = token;
  return program;
}

const aParcelOfTea = {
  name: "Tea",
  link: "https://shop.example.cn/tea",
  platform: "other" as const,
  unitPrice: "30.00",
  domesticFreight: "8.00",
  quantity: 1,
  options: "",
  remark: "",
  classId: "cups",
  pictures: [],
  warehouseId: 1 as const,
  country: null,
  disclaimerAgreed: true,
};

describe("an API token", () => {
  it("is shown once, kept as a hash, and told of to its owner", async () => {
    const token = await aToken(mei, ["orders.read"], "stock list");
    expect(token).toMatch(/^shk_[\w-]{43}$/);
    const { list } = await mei.must(listTokens);
    expect(list[0]).toMatchObject({ name: "stock list", hint: token.slice(0, 10), scopes: ["orders.read"], lastUsedAt: null });
    expect(JSON.stringify(list)).not.toContain(token);
    const rows = await world.deps.db.selectFrom("api_token").selectAll().where("user_id", "=", mei.id).execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
    const told = await mei.must(messageList, { body: { pageSize: 50 } });
    expect(told.list.map(({ title }) => title)).toContain("New API token");
  });

  it("reads what its scopes name, of its owner, and says when it was last used", async () => {
    const program = programOf(await aToken(mei, ["orders.read"], "reader"));
    expect(await program.must(listOrders, { query: {} })).toMatchObject({ list: [] });
    expect(await program.call(listParcels, { query: {} })).toMatchObject({
      ok: false,
      status: 403,
      code: "TOKEN_SCOPE_MISSING",
      data: { scope: "parcels.read" },
    });
    const { list } = await mei.must(listTokens);
    expect(list.find(({ name }) => name === "reader")?.lastUsedAt).not.toBeNull();
  });

  it("submits an order once under one key, without the header pages send", async () => {
    const program = programOf(await aToken(mei, ["orders.submit", "orders.read"]));
    const [key, headers] = [aKey(), { "x-platform": "" }];
    const first = await program.must(submitDiy, { body: aParcelOfTea }, { key, headers });
    expect(await program.must(submitDiy, { body: aParcelOfTea }, { key, headers })).toEqual(first);
    expect((await program.must(listOrders, { query: {} })).list.map(({ orderNo }) => orderNo)).toEqual([first.orderNo]);
  });

  it("is no log-in: its owner’s cookies beside it count for nothing, and it makes no token", async () => {
    const both = await aBuyer(world);
    both.token = await aToken(both, ["orders.read"]);
    expect(await both.call(makeToken, { body: { name: "more", scopes: ["orders.read"], days: 30 } })).toMatchObject({
      ok: false,
      code: "TOKEN_SCOPE_MISSING",
      data: { scope: null },
    });
  });

  it("that is made up, over, revoked or of a stopped account answers alike", async () => {
    const owner = await aBuyer(world);
    const { db } = world.deps;
    const over = await aToken(owner, ["orders.read"], "over");
    await db
      .updateTable("api_token")
      .set({ created_at: new Date(0), expires_at: new Date(Date.now() - 1000) })
      .where("user_id", "=", owner.id)
      .execute();
    const answers = [await programOf(over).call(listOrders, { query: {} })];
    answers.push(await programOf(`shk_${"A".repeat(43)}`).call(listOrders, { query: {} }));
    expect(answers[0]).toMatchObject({ ok: false, status: 401, code: "TOKEN_NOT_VALID" });
    expect(answers[1]).toEqual(answers[0]);
    expect((await owner.must(listTokens)).list[0]).toMatchObject({ name: "over", isOver: true });
    const stopped = programOf(await aToken(owner, ["orders.read"], "stopped"));
    await db.updateTable("app_user").set({ disabled: true }).where("id", "=", owner.id).execute();
    expect(await stopped.call(listOrders, { query: {} })).toEqual(answers[0]);
    await db.updateTable("app_user").set({ disabled: false }).where("id", "=", owner.id).execute();
  });

  it("is revoked at once on every node, once, and by its owner alone", async () => {
    const elsewhere = await world.anotherNode();
    const token = await aToken(mei, ["orders.read"], "lost");
    await programOf(token, elsewhere).must(listOrders, { query: {} });
    const id = (await mei.must(listTokens)).list.find(({ name }) => name === "lost")?.id ?? "";
    const stranger = await world.shopper();
    const theirs = await stranger.call(revokeToken, { body: { id } });
    expect(theirs).toMatchObject({ ok: false, status: 404, code: "TOKEN_NOT_FOUND" });
    const done = await race(2, () => mei.call(revokeToken, { body: { id } }));
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    for (const url of [world.url, elsewhere])
      expect(await programOf(token, url).call(listOrders, { query: {} })).toMatchObject({ ok: false, code: "TOKEN_NOT_VALID" });
  });

  it("has a name of its own, and there are no more than the setting says, also of those made at once", async () => {
    const owner = await aBuyer(world);
    await aToken(owner, ["items.read"], "one");
    const make = (name: string) => owner.call(makeToken, { body: { name, scopes: ["items.read"], days: 30 } });
    expect(await make("one")).toMatchObject({ ok: false, code: "TOKEN_NAME_TAKEN" });
    await changeRule(world, "apiTokenTerms", { tokensMost: 2, validDays: 90 });
    const made = await Promise.all(["two", "three", "four"].map(make));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.find(({ ok }) => !ok)).toMatchObject({ code: "TOKENS_FULL", data: { most: 2 } });
    const long = await owner.call(makeToken, { body: { name: "long", scopes: ["items.read"], days: 365 } });
    expect(long).toMatchObject({ ok: false, code: "TOKEN_TOO_LONG", data: { most: 90 } });
    await changeRule(world, "apiTokenTerms", { tokensMost: 10, validDays: 365 });
  });

  it("may ask so often and no more, over all its calls", async () => {
    const program = programOf(await aToken(await aBuyer(world), ["orders.read", "parcels.read"]));
    const replies = [];
    for (let count = 0; count < 61; count += 1)
      replies.push(...(await Promise.all([program.call(listOrders, { query: {} }), program.call(listParcels, { query: {} })])));
    expect(replies.slice(0, 110).every(({ ok }) => ok)).toBe(true);
    expect(replies.at(-1)).toMatchObject({ ok: false, status: 429, code: "TOO_MANY_REQUESTS" });
  });
});
