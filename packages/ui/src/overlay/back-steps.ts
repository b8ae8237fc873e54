import { type Mark, markOf, overPages } from "./pages-window.ts";

/**
 * What lies over the page is a step in the browser's history, so that the phone's "back" closes it instead of leaving the page. As many steps
 * stand above the page's own entry as layers are open. Every way out of the page first takes them away, so that none stays behind.
 */
type Layer = { close: () => void; isAsked: boolean };

/** One that was asked to close and stays (it leads back inside itself, or asks whether to discard) gets its step again after this time. */
const staysMs = 400;
/** A step the browser never took must hold nobody up. */
const lostMs = 3000;
/** Whoever is on the way to another site is not called back by a step that is tidied up. */
const leavingMs = 3000;

let layers: Layer[] = [];
/** The page stood on, and how many steps above it. */
let page: string | null = null;
let depth = 0;
/** A step of ours is on its way, and its event still to come. */
let isMoving = false;
let isLeaving = false;
/** What the page's own entry is to say once it is stood on again: it was replaced while something lay over it. */
let replaced: { state: unknown; href: string } | null = null;
let waiting: (() => void)[] = [];
let soon: ReturnType<typeof setTimeout> | undefined;
let lost: ReturnType<typeof setTimeout> | undefined;

/** Gives what has opened a step of its own; `close` is asked when the reader goes back over it. Returns what ends it. */
export function openLayer(close: () => void): () => void {
  if (!overPages.now) begin();
  const layer: Layer = { close, isAsked: false };
  layers.push(layer);
  settleSoon();
  return () => {
    layers = layers.filter((other) => other !== layer);
    settleSoon();
  };
}

function begin() {
  overPages.now = { leave, replace, takes };
  ({ page, depth } = markOf(window.history.state) ?? { page: null, depth: 0 });
  window.addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
      settle();
    }, leavingMs);
  });
}

/** Later, so that one dialog in the place of another takes over its step. */
function settleSoon(ms = 0) {
  clearTimeout(soon);
  soon = setTimeout(settle, ms);
}

/** Brings the browser's history to as many steps as there are layers, or to none when the page is to be left. */
function settle() {
  if (isMoving || isLeaving) return;
  const wanted = waiting.length > 0 ? 0 : layers.length;
  if (depth > wanted) {
    isMoving = true;
    lost = setTimeout(goOn, lostMs);
    window.history.go(wanted - depth);
    return;
  }
  if (waiting.length > 0) return goOn();
  while (depth < wanted) stepUp();
  for (const layer of layers) layer.isAsked = false;
}

/** Does what waited for the page's own entry. */
function goOn() {
  isMoving = false;
  // Where a step was lost, what stands is not known better than this.
  depth = 0;
  const next = waiting;
  waiting = [];
  for (const act of next) act();
  page = markOf(window.history.state)?.page ?? null;
}

function stepUp() {
  if (page === null) {
    page = Math.random().toString(36).slice(2);
    window.history.replaceState(marked(window.history.state), "");
  }
  depth += 1;
  window.history.pushState(marked(window.history.state), "");
}

/** A way out of the page: what lies over it belongs to it, and goes with its steps. */
function leave(act: () => void) {
  layers = [];
  waiting.push(act);
  if (depth > 0 || isMoving) settle();
  else goOn();
}

function replace(state: unknown, href: string) {
  if (waiting.length > 0) {
    waiting.push(() => window.history.replaceState(state, "", href));
    return;
  }
  if (depth > 0 || isMoving) replaced = { state, href };
  if (!isMoving) window.history.replaceState(marked(state), "", href);
}

function takes(): boolean {
  const mark = markOf(window.history.state);
  const isOurs = isMoving;
  const from = depth;
  isMoving = false;
  clearTimeout(lost);
  const isSamePage = mark !== null && mark.page === page;
  page = mark?.page ?? null;
  depth = mark?.depth ?? 0;
  if (isSamePage) stoodOn(from, isOurs);
  else {
    layers = [];
    replaced = null;
  }
  return isSamePage;
}

function stoodOn(from: number, isOurs: boolean) {
  if (replaced) {
    window.history.replaceState(marked(replaced.state), "", replaced.href);
    if (depth === 0) replaced = null;
  }
  if (isOurs) return settle();
  // Whoever goes back the moment something closed means the page, and not the step of it that was still to be taken away.
  if (layers.length === 0 && depth < from) return leave(() => window.history.back());
  const over = layers.slice(depth).filter(({ isAsked }) => !isAsked);
  for (const layer of over.reverse()) {
    layer.isAsked = true;
    layer.close();
  }
  settleSoon(over.length > 0 ? staysMs : 0);
}

function marked(state: unknown): unknown {
  return page === null ? state : { ...(state as object | null), over: { page, depth } satisfies Mark };
}
