import type { Page } from "@playwright/test";

/** Lets every call be made but answers one of them itself. */
export async function answer(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await page.route(`**${path}*`, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}
