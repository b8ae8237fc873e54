import { askDataCopy, downloadDataCopy, listDataCopies } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { openSession, sessionCookies } from "#platform";
import { aWorld, type Client, eventually, race, type SpecWorld } from "#testing";
import { aShopperWithEverything } from "../../../../testing/authorisation/fixture.ts";
import { aMailbox } from "../../../../testing/identity/accounts.ts";
import { packCopy } from "./pack-copy.ts";

const mailbox = aMailbox();
let world: SpecWorld;
beforeAll(async () => {
  world = await aWorld({ adapters: { mail: mailbox } });
});

/** The one copy of somebody, once it is made. */
async function madeCopy(client: Client) {
  return eventually(
    "a copy",
    async () => (await client.must(listDataCopies)).list.find(({ state }) => state === "ready"),
    30_000,
  );
}

async function download(client: Client, copyId: string): Promise<Response> {
  return client.fetch(`/api/user/data/copies/${copyId}/sihai.zip`);
}

describe("a copy of my data", () => {
  it("is a ZIP of files one can read, told of by message and mail, and has nothing of anybody else", async () => {
    const owned = await aShopperWithEverything(world);
    const [owner, other] = [world.visitor(), await world.shopper({ name: "stranger" })];
    await world.deps.db.updateTable("app_user").set({ email: "owner@copies.example" }).where("id", "=", owned.userId).execute();
    const { token } = await openSession(world.deps.db, "shopper", owned.userId);
    owner.cookies.set(sessionCookies.shopper, token);
    await world.work();
    const copy = await madeCopy(owner);
    const reply = await download(owner, copy.id);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(reply.headers.get("cache-control")).toMatch(/^private, max-age=0/);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString("utf8");
    const tables = ["addresses", "orders", "items", "parcels", "parcel-items", "payments", "wallet", "messages", "pictures"];
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        ...tables.map((name) => `${name}.csv`),
        "account.json",
        "README.txt",
        "questions.json",
        "claims.json",
      ]),
    );
    expect(JSON.parse(text("account.json"))).toMatchObject({ member_number: owned.userId, email: "owner@copies.example" });
    expect(text("orders.csv")).toContain(owned.orderNo);
    expect(text("parcels.csv")).toContain(owned.packageId);
    expect(text("addresses.csv")).toContain("Invalidenstraße 1");
    expect(text("claims.json")).toContain("Two corners are torn");
    expect(text("wallet.csv")).toMatch(/^\uFEFFat,kind,subject,currency,amount\n.*,recharge,.*,CNY,5000\.00\n/);
    expect(text("README.txt")).toContain("messages.csv");
    expect(files[`pictures/${owned.fileId}.webp`]?.length).toBeGreaterThan(20);
    const all = Object.keys(files).map(text).join("\n");
    for (const strange of [other.id, "stranger", "argon2", "token"]) expect(all.includes(`"${strange}"`)).toBe(false);
    expect(all).not.toMatch(/\$argon2|password_hash/);
    expect((await mailbox.newest("owner@copies.example")).text).toContain("/user/setting?part=data");
    const { list } = await owner.must(messageList, { body: { pageSize: 50 } });
    expect(list.filter(({ title }) => title === "The copy of your data is ready" || title === "您的数据副本已生成")).toHaveLength(
      1,
    );
  }, 60_000);

  it("is asked for once a day, also by two at once", async () => {
    const client = await world.shopper();
    const asked = await race(3, () => client.call(askDataCopy));
    expect(asked.map((each) => (each.ok ? "asked" : each.code)).sort()).toEqual(["DATA_COPY_TODAY", "DATA_COPY_TODAY", "asked"]);
    expect((await client.must(listDataCopies)).mayAsk).toBe(false);
    await world.advance(86_400);
    expect((await client.must(listDataCopies)).mayAsk).toBe(true);
    expect((await client.call(askDataCopy)).ok).toBe(true);
  });

  it("opens for its owner's session alone, and is gone when its time is over", async () => {
    const [client, stranger] = [await world.shopper(), await world.shopper()];
    await client.must(askDataCopy);
    await world.work();
    const { id } = await madeCopy(client);
    const refused = await stranger.call(downloadDataCopy, { params: { copyId: id } });
    expect(refused).toMatchObject({ ok: false, status: 404, code: "DATA_COPY_NOT_FOUND" });
    expect(await stranger.call(downloadDataCopy, { params: { copyId: "99999999" } })).toEqual(refused);
    expect((await download(world.visitor(), id)).status).toBe(401);
    const { storage_key: key } = await world.deps.db
      .selectFrom("data_copy")
      .select("storage_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { storage } = world.deps.adapters;
    expect(await storage.has(key ?? "")).toBe(true);
    await world.advance(6 * 86_400);
    expect((await download(client, id)).status).toBe(200);
    await world.advance(86_400 + 60);
    expect((await download(client, id)).status).toBe(404);
    expect(await storage.has(key ?? "")).toBe(false);
    expect((await client.must(listDataCopies)).list[0]?.state).toBe("gone");
  });

  it("leaves pictures out that are more than the setting has, and says how many", async () => {
    const client = await world.shopper();
    for (const name of ["a", "b", "c"])
      await world.deps.db
        .insertInto("stored_file")
        .values({
          id: name.repeat(32),
          owner_user_id: client.id,
          visibility: "owner",
          mime_type: "image/webp",
          bytes: 100,
          created_by: "spec",
          created_at: world.deps.clock.now(),
        })
        .execute();
    expect((await packCopy(world.deps, client.id, 2)).leftOut).toBe(1);
  });
});
