import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { FromPageThread, PageReader, ReadReply, ToPageThread } from "@sihai/contract";
import { openRealm, type Realm } from "./realm.ts";

/** The thread in which pages are rendered: each in a realm of its own, the next one made ready while nothing is asked. */
const server = parentPort;
if (!server) throw new Error("this runs as a thread of the server");

const script = new Script(readFileSync(new URL("render.js", import.meta.url), "utf8"), { filename: "render.js" });
const waiting = new Map<number, { realm: Realm; replies: Map<number, (reply: ReadReply) => void> }>();
let spare: Realm | null = openRealm(script);

function say(message: FromPageThread): void {
  server?.postMessage(message);
}

async function render(job: number, address: string, reader: PageReader): Promise<void> {
  const realm = spare ?? openRealm(script);
  spare = null;
  const replies = new Map<number, (reply: ReadReply) => void>();
  waiting.set(job, { realm, replies });
  let calls = 0;
  const page = await realm
    .render(address, reader, (asked) => {
      calls += 1;
      say({ kind: "call", job, call: calls, asked });
      return new Promise((resolve) => replies.set(calls, resolve));
    })
    .catch(() => null);
  say({ kind: "done", job, page });
  end(job);
}

function end(job: number): void {
  waiting.get(job)?.realm.close();
  waiting.delete(job);
  if (waiting.size === 0) setImmediate(() => (spare ??= openRealm(script)));
}

server.on("message", (message: ToPageThread) => {
  if (message.kind === "page") void render(message.job, message.address, message);
  else if (message.kind === "reply") waiting.get(message.job)?.replies.get(message.call)?.(message.reply);
  else end(message.job);
});
