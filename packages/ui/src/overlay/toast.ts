/** Times of the app's own messages (rules O-19 to O-24). A loading toast stays until it is closed. */
export const toastMs = 1500;
export const platformToastMs = 2000;
export const notifyMs = 3000;

export type Message = {
  id: number;
  text: string;
  look: "toast" | "loading" | "success" | "failure" | "notify";
  tone: "neutral" | "danger" | "ok";
};

let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const shownAtOnceMax = 3;

function change(next: readonly Message[]) {
  messages = next;
  for (const notify of listeners) notify();
}

function show(text: string, look: Message["look"], tone: Message["tone"], ms: number | null): () => void {
  lastId += 1;
  const id = lastId;
  const close = () => change(messages.filter((message) => message.id !== id));
  // What failed before does not stand beside what is done now.
  const others = messages.filter((other) => other.text !== text && (look !== "success" || other.look !== "failure"));
  change(latest([...others, { id, text, look, tone }]));
  if (ms !== null) setTimeout(close, ms);
  return close;
}

/** Of many at once the last three are shown; one of work under way makes room for none of them (rule O-22). */
function latest(all: readonly Message[]): readonly Message[] {
  const passing = all.filter(({ look }) => look !== "loading").slice(-shownAtOnceMax);
  return all.filter((message) => message.look === "loading" || passing.includes(message));
}

/** A short word in the middle of the screen: 1500 ms. `long` for the generic layer's messages: 2000 ms. */
export function toast(text: string, { long = false } = {}): void {
  show(text, "toast", "neutral", long ? platformToastMs : toastMs);
}

/** Something is done: stays as long as an ordinary word. */
export function toastSuccess(text: string): void {
  show(text, "success", "ok", toastMs);
}

/** Something failed: stays 2000 ms, and is announced at once. */
export function toastFailure(text: string): void {
  show(text, "failure", "danger", platformToastMs);
}

/** Stays until the function it returns is called. */
export function toastLoading(text: string): () => void {
  return show(text, "loading", "neutral", null);
}

/** A bar at the top of the screen: 3000 ms. */
export function notify(text: string, tone: Message["tone"] = "neutral"): void {
  show(text, "notify", tone, notifyMs);
}

/** Takes every message off the screen at once. */
export function clearMessages(): void {
  change([]);
}

/** What is on the screen, the oldest first; the same array until something comes or goes. */
export function currentMessages(): readonly Message[] {
  return messages;
}

/** Calls after each change, until the function it returns is called. */
export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
