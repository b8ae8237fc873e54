import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cutOff } from "./cut-off.ts";
import { violations } from "./violations.ts";

const deskPx = 1024;
/** What a dialog asks for first comes with its code, and a busy machine takes its time to move the focus. */
const patience = { timeout: 10_000 };

/**
 * What every dialog keeps, by keyboard: it opens on Enter and takes the focus, axe finds nothing and nothing is cut off at every width it
 * is seen at, Escape closes it, and the focus is where it was. `of` is the file it stands in: `tools/dialogs.spec.ts` asks for one of each.
 */
export async function dialogHolds(of: string, opener: Element): Promise<void> {
  if (!(opener instanceof HTMLElement)) throw new Error(`${of}: nothing opens it`);
  const [wide, high] = [innerWidth, innerHeight];
  opener.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await vi.waitFor(() => openDialog(of), patience);
  await vi.waitFor(() => expect(dialog.contains(document.activeElement), `${of} takes the focus`).toBe(true), patience);
  try {
    for (const width of wide >= deskPx ? [wide] : [320, wide]) {
      await page.viewport(width, high);
      expect([...(await violations(dialog)), ...cutOff(dialog)], `${of} at ${width} px`).toEqual([]);
    }
  } finally {
    await page.viewport(wide, high);
  }
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(document.querySelector("dialog:modal"), `${of} closes on Escape`).toBeNull(), patience);
  await vi.waitFor(() => expect(document.activeElement, `${of} gives the focus back`).toBe(opener), patience);
}

/** The dialog once it stands still and what it asked for has come. */
function openDialog(of: string): HTMLDialogElement {
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  if (!dialog) throw new Error(`${of} did not open`);
  if (dialog.querySelector("[role=status][aria-label]")) throw new Error(`${of} still waits`);
  if (dialog.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"))
    throw new Error(`${of} still moves`);
  return dialog;
}
