/**
 * For a form that checks itself: once its marks stand on the page, the first field marked wrong comes to the middle of the screen and
 * takes the focus, of a group its first control; of an open sheet, before those behind it. A form over a schema does so by itself.
 */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const room = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const mark = room.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    const field = mark?.closest<HTMLElement>("a, button") ?? mark?.querySelector<HTMLElement>("input, button") ?? mark;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}
