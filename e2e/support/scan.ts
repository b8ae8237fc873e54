import { expect, type Locator } from "@playwright/test";

/**
 * Scans a number into the field of a desk that was opened just now. On a busy machine Chromium gives the field its cursor and drops the text
 * that the driver inserts before the window has it too; keys of a keyboard are not lost so.
 */
export async function scanInto(field: Locator, number: string): Promise<void> {
  await expect(async () => {
    await field.fill(number);
    await expect(field).toHaveValue(number, { timeout: 1000 });
  }).toPass();
  await field.press("Enter");
}
