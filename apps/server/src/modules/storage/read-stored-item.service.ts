import { ok, type Result, refuse } from "@sihai/domain";
import { finishableFrom, type StorageTaskKind } from "@sihai/domain/storage";
import type { Db, Deps } from "#platform";
import { type StepView, stepsOf, stepsOfMany } from "../timeline/index.ts";
import { storedItemsOf, tasksOf, viewStoredItems } from "../warehouse/index.ts";
import { extensionsOf } from "./extension.store.ts";

type Told = Pick<StepView, "to" | "at" | "by"> & {
  about: "item" | "extension" | StorageTaskKind;
  reason: string | null;
  pieces: number | null;
  endsAt: Date | null;
};

/** One stored item of a customer's with everything that happened to it: on its way, on its shelf, with the time it may lie. Oldest first. */
export async function readStoredItem(
  deps: Deps,
  { userId, itemId, now }: { userId: string; itemId: string; now: Date },
): Promise<
  Result<
    Awaited<ReturnType<typeof viewStoredItems>>[number] & { state: string; steps: Told[] },
    { code: "STORED_ITEM_NOT_FOUND" }
  >
> {
  const { db } = deps;
  const items = await storedItemsOf(db, userId, [itemId]);
  const [view] = await viewStoredItems(deps, userId, items, now);
  const [item] = items;
  if (!view || !item) return refuse({ code: "STORED_ITEM_NOT_FOUND" });
  const steps = [...(await itemSteps(db, userId, itemId)), ...(await taskSteps(deps, userId, itemId))];
  steps.push(...(await extensionSteps(db, userId, itemId)));
  return ok({ ...view, state: item.state, steps: steps.sort((a, b) => a.at.getTime() - b.at.getTime()) });
}

async function itemSteps(db: Db, userId: string, itemId: string): Promise<Told[]> {
  const steps = await stepsOf(db, userId, "item", itemId);
  return steps.map(({ to, at, by }) => ({ about: "item", to, at, by, reason: null, pieces: null, endsAt: null }));
}

async function taskSteps({ db, settings }: Pick<Deps, "db" | "settings">, userId: string, itemId: string): Promise<Told[]> {
  const tasks = await tasksOf(db, userId, itemId);
  const steps = await stepsOfMany(
    db,
    [userId],
    "storage-task",
    tasks.map(({ id }) => id),
  );
  return tasks.flatMap(({ id, kind, pieces, reason }) =>
    (steps.get(id) ?? []).map(({ to, at, by }) => ({
      about: kind,
      to,
      at,
      by,
      reason: to === "open" && reason !== "" ? reason : null,
      pieces,
      // By the wait that held when it was proposed, as the owner was told.
      endsAt: kind === "forfeit" && to === "proposed" ? finishableFrom(kind, at, settings.at(at)) : null,
    })),
  );
}

async function extensionSteps(db: Db, userId: string, itemId: string): Promise<Told[]> {
  const extensions = await extensionsOf(db, userId, itemId);
  const steps = await stepsOfMany(
    db,
    [userId],
    "storage-extension",
    extensions.map(({ extensionId }) => extensionId),
  );
  return extensions.flatMap(({ extensionId, endsAfter }) =>
    (steps.get(extensionId) ?? []).map(({ to, at, by }) => ({
      about: "extension" as const,
      to,
      at,
      by,
      reason: null,
      pieces: null,
      endsAt: to === "lapsed" ? null : endsAfter,
    })),
  );
}
