import { readAuditLog } from "@sihai/contract/audit";
import { expect, it } from "vitest";
import { aWorld } from "#testing";
import { audit } from "../../src/modules/audit/index.ts";

it("the log of what staff did is read from an act on, and what is done meanwhile moves nothing", async () => {
  const spec = await aWorld();
  const admin = await spec.staff("admin");
  const act = (count: number) =>
    audit(spec.deps.db, { staffId: admin.id, action: "note.write", subject: "order:DGPAGES", facts: { count }, at: new Date() });
  for (let count = 0; count < 120; count++) await act(count);
  const read = (after?: string) => admin.must(readAuditLog, { query: { subject: "DGPAGES", ...(after && { after }) } });
  const first = await read();
  await act(120);
  const counts = first.list.map(({ facts }) => facts.count);
  for (let { next } = first; next !== null; ) {
    const further = await read(next);
    counts.push(...further.list.map(({ facts }) => facts.count));
    next = further.next;
  }
  expect(first.list).toHaveLength(50);
  expect(counts).toEqual(Array.from({ length: 120 }, (_, at) => 119 - at));
});
