import type { CallData } from "@sihai/contract";
import type { listBroadcasts } from "@sihai/contract/broadcast";
import type { Broadcast, Preview } from "../src/features/broadcast/broadcast.ts";

/** A message to many that the reader may check, to go at once and in the app alone. */
export const draft: Broadcast = {
  ...{ id: "5", kind: "news", state: "draft", link: null, byMail: false, audience: {}, mayCheck: "yes" },
  title: { zh: "仓库放假", en: "The warehouse closes" },
  body: { zh: "八日恢复。", en: "Back on the 8th." },
  ...{ createdAt: "2026-11-20T02:00:00.000Z", createdBy: "Bo", checkedAt: null, checkedBy: null, checkedAlone: false },
  ...{ sendAt: null, startedAt: null, endedAt: null, stoppedAt: null, stoppedBy: null, sent: 0, mailed: 0, leftOut: [] },
};

/** So many of nine accounts are meant, and get it in the app. */
export function reaching(people: number): Preview["reach"] {
  return { ...{ accounts: 9, matching: people, told: people, app: people, mail: 0, push: 0 }, leftOut: [] };
}

/** The answer of the list that holds these. */
export function listing(...list: Broadcast[]): { data: CallData<typeof listBroadcasts> } {
  return { data: { list, total: list.length, page: 1, pageSize: 50 } };
}
