import { useSyncExternalStore } from "react";
import { ApiError } from "../api-error.ts";
import { queryClient } from "../query-client.ts";
import type { ReplyAhead } from "../replies-ahead.ts";
import type { Shelf } from "./shelf.ts";

type Keeping = {
  /** The paths of the reads whose replies stay on the device. Never money that can be spent, never a secret. */
  paths: ReadonlySet<string>;
  /** Whose replies they are, with the language they are written in; null keeps nothing. */
  owner: () => string | null;
};

let keeping: Keeping | null = null;
let shelf: Promise<Shelf> | null = null;
let shownSince: number | null = null;
let asking: ReturnType<typeof setInterval> | undefined;
const askAgainMs = 5000;
const listeners = new Set<() => void>();

/** Called once at the start of an app whose last replies can be read without a network. */
export function keepReplies(how: Keeping): void {
  keeping = how;
  addEventListener("online", () => askAnew(how));
}

function askAnew({ paths }: Keeping): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.has(String(queryKey[0])) });
}

/**
 * Asks a read of this path, named as `nameOfCall` does, and keeps what comes back; where the network does not answer, what came back last time. Offline nothing is asked;
 * where a phone takes itself for connected and is not, `ask` learns that there is no use in asking again. Throws what asking throws when nothing was kept.
 */
export async function withKept(
  path: string,
  call: string,
  ask: (isKept: () => Promise<boolean>) => Promise<unknown>,
): Promise<unknown> {
  const owner = keeping?.paths.has(path) ? keeping.owner() : null;
  if (owner === null) return ask(async () => false);
  const name = `${owner} ${call}`;
  const found = navigator.onLine === false ? await lastReply(name) : null;
  if (found) return found.data;
  try {
    const data = await ask(async () => (await keptReply(name)) !== null);
    showSince(null);
    keepSoon(name, data);
    return data;
  } catch (error) {
    const kept = isUnanswered(error) ? await lastReply(name) : null;
    if (kept === null) throw error;
    return kept.data;
  }
}

/** Keeps those replies a page came with that would have been kept had they been asked for; named by `nameOfCall`. */
export function keepAhead(replies: readonly ReplyAhead[]): void {
  const owner = keeping?.owner() ?? null;
  if (owner === null) return;
  for (const { name, data } of replies) {
    const path = /^GET \/api(\/[^? ]*)/.exec(name)?.[1];
    if (path !== undefined && keeping?.paths.has(path)) keepSoon(`${owner} ${name}`, data);
  }
}

/** After what waits for it has been drawn. */
function keepSoon(name: string, data: unknown): void {
  setTimeout(() => void opened().then((open) => open.put(name, { at: Date.now(), data }), ignored), 50);
}

/** Nothing of the person stays on the device: after a log-out, or when another one logs in. */
export async function forgetReplies(): Promise<void> {
  if (keeping === null) return;
  showSince(null);
  await opened().then((open) => open.clear(), ignored);
}

/** Since when what is shown has not been asked anew, as ms of the device's clock; null while everything is fresh. */
export function useShownSince(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownSince,
    () => null,
  );
}

async function lastReply(name: string): Promise<{ at: number; data: unknown } | null> {
  const kept = await keptReply(name);
  if (!kept) return null;
  showSince(Math.min(kept.at, shownSince ?? kept.at));
  return kept;
}

function keptReply(name: string): Promise<{ at: number; data: unknown } | null> {
  return opened().then((open) => open.find(name), ignored);
}

/** Whether the network gave no answer at all. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "network" || error.kind === "timeout");
}

function showSince(at: number | null): void {
  if (at === shownSince) return;
  shownSince = at;
  // A phone that took itself for connected all the time is not told when it is again.
  clearInterval(asking);
  if (at !== null) asking = setInterval(() => keeping && navigator.onLine && askAnew(keeping), askAgainMs);
  for (const tell of listeners) tell();
}

function opened(): Promise<Shelf> {
  shelf ??= import("./shelf.ts").then(({ openShelf }) => openShelf());
  return shelf;
}

/** Where the browser keeps nothing (private windows, a full disk), everything works as before, with a network. */
function ignored(): null {
  shelf = null;
  return null;
}
