import { ok } from "@sihai/domain";
import { addressPrefix } from "@sihai/domain/language";
import { pushPauseSeconds } from "@sihai/domain/message";
import { languageTag } from "@sihai/text";
import type * as z from "zod/mini";
import { type Deps, transact } from "#platform";
import { wordsOf } from "../words-of.ts";
import { deleteDevice } from "./device.store.ts";
import { pushJob, pushQueue, settleNote, stateOfNote, takeNote } from "./note.store.ts";
import { pushKeys } from "./push-key.ts";

type Named = z.output<typeof pushJob.payload>;
type Taken = NonNullable<Awaited<ReturnType<typeof takeNote>>>;

/**
 * Sends one message to one device, outside any transaction, and writes down what came of it. A browser that takes none any more is forgotten;
 * one whose push service is busy is asked again, as long as the message is worth showing.
 */
export async function sendPush(named: Named, deps: Deps): Promise<void> {
  const note = await takeNote(deps.db, named);
  if (note === null) {
    // Another node may have died with it in hand: looked at again until it is settled.
    if ((await stateOfNote(deps.db, named)) === "sending") throw new Error("the push message is being sent elsewhere");
    return;
  }
  const { triesMost, worthHours } = deps.settings.at(deps.clock.now()).pushTerms;
  const worthSeconds = Math.floor((note.createdAt.getTime() - Date.now()) / 1000) + worthHours * 3600;
  const sent = worthSeconds > 0 ? await deps.adapters.push.send(await pushOf(deps, note, worthSeconds)) : null;
  await transact(deps.db, async (tx) => {
    if (sent === null) await settleNote(tx, named, { state: "failed", status: null });
    else if (sent.ok) await settleNote(tx, named, { state: "sent", status: sent.value.status });
    else if (sent.refusal.code === "PUSH_GONE") await deleteDevice(tx, named.userId, note.deviceId);
    else {
      const { refusal } = sent;
      const again = refusal.code === "PUSH_FAILED" && note.tries < triesMost;
      await settleNote(tx, named, { state: again ? "waiting" : "failed", status: refusal.status });
      if (again) {
        const runAt = new Date(Date.now() + pushPauseSeconds(note.tries, refusal.waitSeconds) * 1000);
        await deps.jobs.enqueue(tx, pushJob, named, { runAt, queue: pushQueue(named.noteId) });
      }
    }
    return ok(null);
  });
}

/** What the service worker of the shop is handed (apps/shop/worker). It says what the message's title and words say, which hold no code and no password. */
async function pushOf(deps: Deps, note: Taken, worthSeconds: number) {
  const { endpoint, p256dh, auth, language, toldId } = note;
  const { title, body } = wordsOf(note.template, note.facts)(language);
  const url = `/${addressPrefix(language)}${note.link ?? "/user/message"}`;
  return {
    device: { endpoint, p256dh, auth },
    keys: await pushKeys(deps),
    payload: JSON.stringify({ id: toldId, title, body, url, lang: languageTag(language) }),
    topic: toldId.replaceAll("-", ""),
    worthSeconds,
  };
}
