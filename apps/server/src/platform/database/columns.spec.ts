import { expect, expectTypeOf, it } from "vitest";
import { columnsOf, fieldsOf } from "./columns.ts";

it("a row has the names of the code, whatever it holds", () => {
  const row: { id: string; closed_at: Date | null; pay_password_hash: string } = {
    id: "1",
    closed_at: null,
    pay_password_hash: "x",
  };
  const fields = fieldsOf(row);
  expectTypeOf(fields).toEqualTypeOf<{ id: string; closedAt: Date | null; payPasswordHash: string }>();
  expect(fields).toEqual({ id: "1", closedAt: null, payPasswordHash: "x" });
});

it("a change has the names of the columns; null is written, undefined is not", () => {
  const change: { closedAt?: Date | null; doneBy?: string | undefined } = { closedAt: null, doneBy: undefined };
  const columns = columnsOf(change);
  expectTypeOf(columns).toEqualTypeOf<{ closed_at?: Date | null; done_by?: string | undefined }>();
  expect(columns).toEqual({ closed_at: null });
});
