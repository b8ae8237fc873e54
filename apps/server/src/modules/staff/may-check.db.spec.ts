import { seededSettings as rules } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { aWorld } from "#testing";
import { mayCheck, mayCheckWork } from "./may-check.ts";

it("what somebody made is checked by anybody else; by themselves only where nobody else at work may", async () => {
  const { deps, staff } = await aWorld();
  const [maker, colleague] = [await staff("pricing"), await staff("pricing")];
  await staff("packer");
  const verdict = (staffId: string) => mayCheck(deps.db, { makerId: maker.id, staffId, rules });
  expect([await verdict(colleague.id), await verdict(maker.id)]).toEqual(["yes", "own"]);
  // Of finance there is nobody, so that whoever made it is alone with it.
  const finance = { permission: "finance.record", makerId: maker.id, staffId: maker.id, rules } as const;
  expect(await mayCheckWork(deps.db, finance)).toBe("alone");
  await deps.db.updateTable("staff").set({ disabled: true }).where("id", "=", colleague.id).execute();
  expect(await verdict(maker.id)).toBe("alone");
});
