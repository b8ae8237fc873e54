/** Two taps of one finger that belong together come within this time, and this close to each other. */
const togetherMs = 350;
const togetherPx = 24;

type Tap = { x: number; y: number; at: number; dialog: Element | null };

let isWatching = false;
let since = 0;
let isFinger = false;
let last: Tap | null = null;

/**
 * Whoever taps twice on what opens or closes a dialog meant neither its backdrop nor what has come to lie under the finger meanwhile, such as
 * the next address of a list to be deleted: the second tap is swallowed. So is the second press of a double click. The first dialog of a page comes
 * with the very tap that opens it, which nobody watched: what follows it at once within the dialog is its second.
 */
export function swallowSecondTaps(): void {
  if (isWatching) return;
  isWatching = true;
  since = performance.now();
  // Not every browser says of a click itself what made it.
  document.addEventListener("pointerdown", ({ pointerType }) => (isFinger = pointerType === "touch"), { capture: true });
  document.addEventListener("click", look, { capture: true });
}

function look(event: MouseEvent): void {
  // The keyboard presses without a place.
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp, dialog: event.target.closest("dialog") };
  const isSecond = last === null ? tap.at - since < togetherMs : isTogether(last, tap);
  if (isSecond && (isFinger || event.detail > 1) && tap.dialog !== (last?.dialog ?? null)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  last = tap;
}

function isTogether(first: Tap, second: Tap): boolean {
  return second.at - first.at < togetherMs && Math.hypot(second.x - first.x, second.y - first.y) < togetherPx;
}
