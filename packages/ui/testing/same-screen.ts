import { afterEach } from "vitest";
import { page, server } from "vitest/browser";

const { width, height } = server.config.browser.viewport;

// Specs share one window: the size and the size of text that one of them looked at is not what the next begins with.
afterEach(async () => {
  document.documentElement.style.removeProperty("font-size");
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
});
