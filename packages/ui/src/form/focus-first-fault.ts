/**
 * The first thing marked wrong on the page comes to the middle of the screen and takes the focus, of a group its first control; of an open
 * sheet, before those behind it. After the turn of the library, which goes to fields alone.
 */
export function focusFirstFault(): void {
  setTimeout(() => requestAnimationFrame(goToFirstMark));
}

function goToFirstMark(): void {
  const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const mark = room.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const field = mark?.closest<HTMLElement>("a, button") ?? mark?.querySelector<HTMLElement>("input, button, a") ?? mark;
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
