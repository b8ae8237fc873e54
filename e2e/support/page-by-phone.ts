import type { Page } from "@playwright/test";

/** From now on pages come without their looks and their data, as after a failure on the server: the phone makes them, and asks for everything itself. */
export async function pagesByPhone(page: Page): Promise<void> {
  await page.route(
    (url) => /^\/(en|cn)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const { origin, pathname } = new URL(route.request().url());
      // A page the server never renders; which one is asked for, the address bar says.
      const plain = await route.fetch({ url: `${origin}/${pathname.split("/")[1]}/login` });
      await route.fulfill({ response: plain });
    },
  );
}
