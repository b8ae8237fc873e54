/** A page that is busy for longer is not waited for. */
const patienceMs = 300;

/** Once the page has nothing to draw; where the browser does not say when that is (Safari, a server), as soon as what runs is through. */
export function atRest(): Promise<void> {
  return new Promise((ready) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => ready(), { timeout: patienceMs });
    else setTimeout(ready);
  });
}
