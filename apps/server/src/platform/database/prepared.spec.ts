import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { prepared } from "./prepared.ts";

type Order = { userId: string; orderId: string };

describe("a statement that is built once", () => {
  it("is filled with the values of each use, in their places, as often as they stand there", () => {
    let built = 0;
    const statement = prepared((db, { userId, orderId }: Order) => {
      built += 1;
      return db
        .selectFrom("order_item")
        .select("id")
        .where("user_id", "=", userId)
        .where("state", "=", "unpaid")
        .where(({ or, eb }) => or([eb("order_id", "=", orderId), eb("id", "=", orderId)]));
    });
    const uses = [statement({ userId: "1", orderId: "2" }), statement({ userId: "3", orderId: "4" })];
    expect(uses.map(({ parameters }) => parameters)).toEqual([
      ["1", "unpaid", "2", "2"],
      ["3", "unpaid", "4", "4"],
    ]);
    expect(built).toBe(1);
    expect(uses[0]?.sql).toBe(uses[1]?.sql);
  });

  it("is written down as it would be with its values", () => {
    const given = { user: "7", at: new Date(0) };
    const statement = prepared((_, { user, at }: typeof given) => sql`select ${user}::bigint, ${at}`);
    expect(statement(given)).toMatchObject({ sql: "select $1::bigint, $2", parameters: ["7", new Date(0)] });
  });

  it("has no part of a value in it, and nothing made of one: that would be the first use's for ever", () => {
    const part = prepared((db, { amount }: { amount: { fen: string } }) =>
      db.selectFrom("trade").select("id").where("amount_cny", "=", amount.fen),
    );
    expect(() => part({ amount: { fen: "1" } })).toThrow("amount is not in the statement");
    const text = prepared((db, { no }: { no: string }) => db.selectFrom("trade").select("id").where("trade_no", "=", `T${no}`));
    expect(() => text({ no: "1" })).toThrow("no is given with each use");
    const json = prepared((_, { facts }: { facts: object }) => sql`select ${JSON.stringify(facts)}`);
    expect(() => json({ facts: {} })).toThrow("facts is given with each use");
    const chosen = prepared((db, { wanted }: { wanted: boolean }) =>
      wanted ? db.selectFrom("trade").select("id").where("id", "=", "1") : db.selectFrom("trade").select("trade_no as id"),
    );
    expect(() => chosen({ wanted: false })).toThrow("wanted is not in the statement");
  });
});
