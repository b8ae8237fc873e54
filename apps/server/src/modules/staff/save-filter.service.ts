import { savedFiltersMost } from "@sihai/contract/staff";
import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type OnceRefusal, transact } from "#platform";
import { filtersOf, lockStaff, type SavedFilter, upsertFilter } from "./saved-filter.store.ts";

type Command = { staffId: string; page: string; name: string; search: string; now: Date };
type Refusal = { code: "TOO_MANY_FILTERS"; most: number } | OnceRefusal;

/** Keeps a filter for whoever saves it; a page holds so many as can still be read as chips. */
export function saveFilter({ db }: Deps, { now: at, ...filter }: Command): Promise<Result<SavedFilter, Refusal>> {
  return transact<SavedFilter, Refusal>(db, async (tx) => {
    await lockStaff(tx, filter.staffId);
    const kept = await filtersOf(tx, filter.staffId, filter.page);
    const isNew = kept.every(({ name }) => name !== filter.name);
    if (isNew && kept.length >= savedFiltersMost) return refuse({ code: "TOO_MANY_FILTERS", most: savedFiltersMost });
    return ok(await upsertFilter(tx, { ...filter, at }));
  });
}
