/**
 * For a form that checks itself: once its marks stand on the page, the focus goes to the first field marked wrong, which brings it into
 * sight. A form over a schema (`useSchemaForm`) does so by itself.
 */
export function focusFirstFault(within: ParentNode): void {
  requestAnimationFrame(() => within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
