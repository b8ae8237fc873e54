import { mayMoveService, type ServiceState } from "@sihai/domain/service";
import type { Tx } from "#platform";
import { type Actor, recordStep } from "../timeline/index.ts";
import { changeService, type ItemService } from "./service.store.ts";

type Move = { to: ServiceState; by: Actor; at: Date; facts?: Record<string, unknown> };
type Change = Omit<Parameters<typeof changeService>[2], "state">;

/** Moves a locked service along its transition table and notes the step; false, and nothing changed, where the table forbids it. */
export async function moveService(
  tx: Tx,
  service: ItemService,
  { to, by, at, facts }: Move,
  change: Change = {},
): Promise<boolean> {
  if (!mayMoveService(service.state, to)) return false;
  await changeService(tx, service, { ...change, state: to });
  const { userId, id } = service;
  await recordStep(tx, { userId, subjectKind: "service", subjectId: id, from: service.state, to, by, at, facts });
  return true;
}

/** The first row of a service's or a supplement's history. */
export async function beginHistory(
  tx: Tx,
  { userId, id, state, by, at }: { userId: string; id: string; state: string; by: Actor; at: Date },
): Promise<void> {
  await recordStep(tx, { userId, subjectKind: "service", subjectId: id, from: null, to: state, by, at });
}
