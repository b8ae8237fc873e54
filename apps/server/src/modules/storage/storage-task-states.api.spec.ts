import * as contract from "@sihai/contract/storage";
import { type StorageTaskKind, storageTaskKinds, storageTaskTransitions } from "@sihai/domain/storage";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, aWorld, type Client, logInAgain, type SpecWorld } from "#testing";
import { type Benches, theBenches } from "../../../testing/parcel/parcels.ts";
import { daySeconds, moveTo, rowOf, taskOf } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

let spec: SpecWorld;
let benches: Benches;
let desk: Client;
let mei: Client;
beforeAll(async () => {
  spec = await aWorld();
});

type State = keyof typeof storageTaskTransitions;
type Made = { itemId: string; itemNo: string; taskId: string };
const part = { grams: 300, sidesCm: [20, 10, 5] as [number, number, number], shelf: "A-02-1" };

const acts = {
  withdraw: ({ taskId }: Made) => mei.call(contract.withdrawTask, { body: { taskId } }, { key: aKey() }),
  propose: ({ taskId }: Made) => desk.call(contract.proposeForfeit, { body: { taskId } }, { key: aKey() }),
  recall: ({ taskId }: Made) => desk.call(contract.recallForfeit, { body: { taskId } }, { key: aKey() }),
  finish: ({ taskId, itemNo }: Made) => desk.call(contract.finishRemoval, { body: { taskId, itemNo } }, { key: aKey() }),
  split: ({ taskId, itemNo }: Made) =>
    desk.call(contract.splitStored, { body: { taskId, itemNo, kept: part, taken: part } }, { key: aKey() }),
};
type Act = keyof typeof acts;

/** What may be done to a task of each kind in each state; everything else is refused. */
const allowed: Record<StorageTaskKind, Partial<Record<State, readonly Act[]>>> = {
  discard: { open: ["withdraw", "finish"] },
  split: { open: ["withdraw", "split"] },
  forfeit: { open: ["propose"], proposed: ["recall", "finish"] },
};

async function inState(kind: StorageTaskKind, state: State): Promise<Made> {
  // Days pass in here and sessions end: everybody logs in anew.
  benches = await theBenches(spec);
  desk = await spec.staff("receiver");
  mei = await aBuyer(spec);
  const item = await aStoredItem(spec, mei, benches, { quantity: 2 });
  const body = { itemId: item.itemId };
  if (kind === "discard") await mei.must(contract.askDiscard, { body: { ...body, reason: "" } }, { key: aKey() });
  if (kind === "split") await mei.must(contract.askSplit, { body: { ...body, pieces: 1 } }, { key: aKey() });
  const { free_until: end } = await rowOf(spec, item.itemId);
  if (kind === "forfeit") await moveTo(spec, new Date(end.getTime() + 10 * daySeconds * 1000));
  else await spec.advance(2 * daySeconds);
  benches = await theBenches(spec);
  desk = await spec.staff("receiver");
  await logInAgain(spec, mei);
  const made = { ...item, taskId: (await taskOf(spec, item.itemId, kind))?.id ?? "" };
  if (state === "withdrawn") await acts.withdraw(made);
  if (kind === "forfeit" && (state === "proposed" || state === "done")) {
    await acts.propose(made);
    await spec.advance(daySeconds + 1);
    desk = await spec.staff("receiver");
    await logInAgain(spec, mei);
  }
  if (state === "done") expect(await acts[kind === "split" ? "split" : "finish"](made)).toMatchObject({ ok: true });
  return made;
}

const cases = storageTaskKinds.flatMap((kind) =>
  (Object.keys(storageTaskTransitions) as State[])
    // Only forfeiting is proposed, and only what the owner asked for is taken back.
    .filter((state) => (kind === "forfeit" ? state !== "withdrawn" : state !== "proposed"))
    .map((state) => [kind, state] as const),
);

describe("every act in every state of a storage task (rule F41)", () => {
  it.each(cases)("is refused out of turn and leaves no trace: %s, %s", async (kind, state) => {
    const made = await inState(kind, state);
    const stands = async () => [await taskOf(spec, made.itemId, kind), await rowOf(spec, made.itemId)];
    const before = await stands();
    expect(before[0]).toMatchObject({ state });
    for (const act of Object.keys(acts) as Act[]) {
      if (allowed[kind][state]?.includes(act)) continue;
      expect([act, await acts[act](made)]).toMatchObject([act, { ok: false, code: "STORAGE_TASK_NOT_FOUND" }]);
    }
    expect(await stands()).toEqual(before);
    for (const act of allowed[kind][state]?.slice(-1) ?? [])
      expect([act, await acts[act](made)]).toMatchObject([act, { ok: true }]);
  });
});
