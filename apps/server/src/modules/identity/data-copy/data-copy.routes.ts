import * as contract from "@sihai/contract/identity";
import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import { type Deps, type Once, type Route, route, transact, users } from "#platform";
import { copiesOf, hasCopyOfDay, insertCopy, keyOfCopy } from "./data-copy.store.ts";
import { dataCopyJob } from "./make-data-copy.job.ts";

type Asked = Result<{ id: string }, { code: "DATA_COPY_TODAY" | "IDEMPOTENCY_CONFLICT" }>;

/** One a day: of two who ask at once one is told so. */
function askDataCopy(deps: Deps, { userId, now, once }: { userId: string; now: Date; once: Once | null }): Promise<Asked> {
  return transact(
    deps.db,
    async (tx): Promise<Result<{ id: string }, { code: "DATA_COPY_TODAY" }>> => {
      const id = await insertCopy(tx, userId, beijingDate(now), now);
      if (id === null) return refuse({ code: "DATA_COPY_TODAY" });
      await deps.jobs.enqueue(tx, dataCopyJob, { userId, copyId: id });
      return ok({ id });
    },
    once,
  );
}

/** Copies of one's data; the file is opened by its owner's session alone. */
export const dataCopyRoutes: Route[] = [
  route(contract.listDataCopies, {
    allow: users,
    handle: async ({ deps: { db }, who: { userId }, now }) =>
      ok({ list: await copiesOf(db, userId), mayAsk: !(await hasCopyOfDay(db, userId, beijingDate(now))) }),
  }),
  route(contract.askDataCopy, {
    allow: users,
    handle: ({ deps, who, now, once }) => askDataCopy(deps, { userId: who.userId, now, once }),
  }),
  route(contract.downloadDataCopy, {
    allow: users,
    limits: { perMinute: 10, by: "who" },
    async handle({ deps, who, params, now, sendFile }) {
      const key = await keyOfCopy(deps.db, { userId: who.userId, copyId: params.copyId }, now);
      const file = key === null ? null : await deps.adapters.storage.read(key);
      if (!file?.ok) return refuse({ code: "DATA_COPY_NOT_FOUND" });
      sendFile({ mimeType: "application/zip", bytes: Buffer.from(file.value), cacheSeconds: 0, isPublic: false });
      return ok(null);
    },
  }),
];
