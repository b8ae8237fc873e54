/**
 * The window a router is made with: its history has pages alone. What lies over a page (a sheet, a question, the picture viewer) is a step of
 * its own in the browser's, which carries the page's state and address; see `back-steps.ts`, which comes with the first of them.
 */
export type Mark = { page: string; depth: number };

type Over = {
  /** Does it once no step stands above the page. */
  leave: (act: () => void) => void;
  replace: (state: unknown, href: string) => void;
  /** Whether a step was to or from what lies over the same page. */
  takes: () => boolean;
};

/** Nobody, until something has lain over a page. */
export const overPages: { now: Over | null } = { now: null };

const leave = (act: () => void) => (overPages.now ? overPages.now.leave(act) : act());

export const windowOfPages = {
  history: {
    get state(): unknown {
      return stripped(window.history.state);
    },
    pushState: (state: unknown, _unused: string, href: string) => leave(() => window.history.pushState(state, "", href)),
    replaceState(state: unknown, unused: string, href = window.location.href) {
      if (overPages.now) overPages.now.replace(state, href);
      else window.history.replaceState(state, unused, href);
    },
    back: () => leave(() => window.history.back()),
    forward: () => leave(() => window.history.forward()),
    go: (steps: number) => leave(() => window.history.go(steps)),
    get length() {
      return window.history.length;
    },
  },
  location: window.location,
  document: window.document,
  addEventListener(name: string, act: (event: Event) => void, options?: AddEventListenerOptions) {
    const isSteps = name === "popstate";
    if (isSteps) leaveLoadedStep();
    window.addEventListener(name, isSteps ? (event) => overPages.now?.takes() || told(act, event) : act, options);
  },
};

function told(act: (event: Event) => void, event: Event) {
  act(event);
  leaveDeadStep();
}

/** Loaded anew while something lay over the page: its own entry takes over what was written into the address meanwhile. */
function leaveLoadedStep() {
  const mark = markOf(window.history.state);
  if (!mark || mark.depth === 0) return;
  const { href } = window.location;
  const state = { ...window.history.state, over: { ...mark, depth: 0 } satisfies Mark };
  window.addEventListener("popstate", () => window.history.replaceState(state, "", href), { once: true });
  window.history.go(-mark.depth);
}

/** Come to from elsewhere: the step is there, what lay over the page is not. */
function leaveDeadStep() {
  const mark = markOf(window.history.state);
  if (mark && mark.depth > 0) window.history.go(-mark.depth);
}

/** What a step of the history says of something that lay over its page; null for a page alone. */
export function markOf(state: unknown): Mark | null {
  return (state as { over?: Mark } | null)?.over ?? null;
}

/** The same state as the page's own. */
export function stripped(state: unknown): unknown {
  if (!markOf(state)) return state;
  return { ...(state as object), over: undefined };
}
