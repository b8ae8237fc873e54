import type { Page } from "@playwright/test";
import { pagesByPhone } from "./page-by-phone.ts";

/** Lets every call be made, by the phone, but answers one of them itself. */
export async function answer(page: Page, path: string, status: number, body: unknown): Promise<void> {
  await pagesByPhone(page);
  await page.route(`**${path}*`, (route) =>
    route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
  );
}
