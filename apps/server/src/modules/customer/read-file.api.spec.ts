import { listCustomerRows, readCustomerFigures } from "@sihai/contract/customer";
import { readOrderAsStaff } from "@sihai/contract/order";
import { type CustomerSection, customerSections, readableSections } from "@sihai/domain/customer";
import { seededSettings } from "@sihai/domain/setting";
import { permissionsOf, type StaffRole } from "@sihai/domain/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { aShopperWithEverything } from "../../../testing/authorisation/fixture.ts";
import type { Owned } from "../../../testing/authorisation/row.ts";

let spec: SpecWorld;
let owned: Owned;
let admin: Client;
beforeAll(async () => {
  spec = await aWorld();
  owned = await aShopperWithEverything(spec);
  admin = await spec.staff("admin");
});

const rowsOf = (who: Client, section: CustomerSection, more: { isAll?: "yes"; page?: number } = {}) =>
  who.must(listCustomerRows, { query: { userId: owned.userId, section, ...more } });

describe("the file of a customer", () => {
  it("lists each part under the numbers staff know things by, with where each stands", async () => {
    for (const [section, no] of [
      ["order", owned.orderNo],
      ["stored", owned.storedItemNo],
      ["parcel", owned.packageId],
      ["return", owned.returnNo],
      ["withdrawal", owned.withdrawNo],
      ["transfer", owned.transferNo],
      ["consult", owned.consultNo],
      ["claim", owned.claimNo],
      ["enquiry", owned.enquiryNo],
      ["expert", owned.expertNo],
    ] as const) {
      const { list, total } = await rowsOf(admin, section);
      expect({ section, nos: list.map((row) => row.no) }).toMatchObject({ nos: expect.arrayContaining([no]) });
      expect(list.every(({ kind, state }) => kind === section && state !== null)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(list.length);
    }
    const bills = await rowsOf(admin, "bill");
    expect(bills.list[0]).toMatchObject({ kind: "bill", amount: { currency: "CNY" } });
    const { list: told } = await rowsOf(admin, "message");
    expect(told[0]?.words).toMatch(/\S/);
  });

  it("names the shop of an order in both languages, as its customer reads it", async () => {
    const { list } = await rowsOf(admin, "order");
    const row = list.find(({ no }) => no === owned.orderNo);
    const { order } = await admin.must(readOrderAsStaff, { query: { orderNo: owned.orderNo } });
    expect(order.shopName.en).not.toBe(order.shopName.zh);
    expect(row).toMatchObject({ name: order.shopName, words: null });
  });

  it("tells everything that happened, the latest first, and turns its pages without a gap", async () => {
    const pages = [];
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const read = await rowsOf(admin, "history", { isAll: "yes", page });
      pages.push(...read.list);
      hasMore = read.hasMore;
    }
    expect(pages.map(({ at }) => at)).toEqual(pages.map(({ at }) => at).sort((a, b) => b.localeCompare(a)));
    const kinds = new Set(pages.map(({ kind }) => kind));
    for (const kind of ["item", "parcel", "return", "trade", "bill", "withdrawal", "consult", "claim", "message"])
      expect(kinds).toContain(kind);
    const { count } = await spec.deps.db
      .selectFrom("timeline")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", owned.userId)
      .executeTakeFirstOrThrow();
    expect(pages.filter(({ kind }) => kind !== "bill" && kind !== "message" && kind !== "account")).toHaveLength(Number(count));
    expect(pages.filter(({ kind }) => kind === "item").every(({ no }) => no !== null)).toBe(true);
  });

  it("counts what there is, in the words of the books", async () => {
    const figures = await admin.must(readCustomerFigures, { query: { userId: owned.userId } });
    expect(figures.orders).toBe((await rowsOf(admin, "order")).total);
    const { count: stored } = await spec.deps.db
      .selectFrom("order_item")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", owned.userId)
      .where("state", "=", "stocked-in")
      .executeTakeFirstOrThrow();
    // Some of these goods go back to their seller: the customer's list of what is in storage is without them, and so is ours.
    expect((await rowsOf(admin, "return")).total).toBeGreaterThan(0);
    expect([figures.stored, (await rowsOf(admin, "stored")).total]).toEqual([Number(stored), Number(stored)]);
    expect(figures.parcels).toBe((await rowsOf(admin, "parcel")).total);
    const [yuan] = figures.balances ?? [];
    const { balance } = await spec.deps.db
      .selectFrom("ledger_account")
      .select("balance")
      .where("owner_user_id", "=", owned.userId)
      .where("kind", "=", "wallet")
      .where("currency", "=", "CNY")
      .executeTakeFirstOrThrow();
    expect(yuan).toEqual({ amount: (Number(balance) / 100).toFixed(2), currency: "CNY" });
  });

  it("shows each role its own parts, and forbids the others (rule B-30)", async () => {
    for (const role of ["support", "finance"] satisfies StaffRole[]) {
      const staff = await spec.staff(role);
      const readable = readableSections(permissionsOf([role], seededSettings));
      for (const section of customerSections) {
        const read = await staff.call(listCustomerRows, { query: { userId: owned.userId, section } });
        expect({ role, section, ok: read.ok }).toEqual({ role, section, ok: readable.includes(section) });
        if (!read.ok) expect(read).toMatchObject({ status: 403, code: "FORBIDDEN" });
      }
    }
    const support = await spec.staff("support");
    const { list } = await rowsOf(support, "history", { isAll: "yes" });
    expect(list.some(({ kind }) => kind === "bill" || kind === "trade" || kind === "withdrawal")).toBe(false);
    const figures = await support.must(readCustomerFigures, { query: { userId: owned.userId } });
    expect(figures).toMatchObject({ balances: null, owed: null, setAside: null });
  });

  it("knows nobody nobody knows", async () => {
    const userId = "999999999";
    expect(await admin.call(readCustomerFigures, { query: { userId } })).toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
    expect(await admin.call(listCustomerRows, { query: { userId, section: "order" } })).toMatchObject({
      code: "CUSTOMER_NOT_FOUND",
    });
  });
});
