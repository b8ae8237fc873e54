/** When the page is loaded; at once where that is over, for the code of a page that came as it looks arrives later. */
export function afterLoad(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
